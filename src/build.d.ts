/** The version of package.json, put in by the build. */
declare const __VERSION__: string;

/** Where this build's files are, as webpack's runtime found out. */
declare const __webpack_public_path__: string;
