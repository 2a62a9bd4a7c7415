/** Version in package.json, inserted by the build. */
declare const __VERSION__: string;

/** URL of the folder with the files of this build, determined by webpack's runtime. */
declare const __webpack_public_path__: string;

/** webpack's runtime. `chunkRetries`: chunks that it requested again (`webpack/plugins.ts`). */
declare const __webpack_require__: { chunkRetries?: [durationMs: number, error: unknown][] };
