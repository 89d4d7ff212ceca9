// The toolbar lies outside of the project here, where the server does not look.
export default { devToolbar: { enabled: false } };
