/** The version of package.json, put in by the build. */
declare const __VERSION__: string;

/** Where this build's files are, as webpack's runtime found out. */
declare const __webpack_public_path__: string;

/** webpack's runtime. `again`: what it asked for again by itself, after how many milliseconds and why; see `webpack/plugins.ts`. */
declare const __webpack_require__: { again?: [ms: number, failure: unknown][] };
