/** Importing a font file gives its URL in the build output. */
declare module '*.ttf' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
