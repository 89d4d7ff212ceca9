import type { NextConfig } from "next";

export default { output: "export" } satisfies NextConfig;
