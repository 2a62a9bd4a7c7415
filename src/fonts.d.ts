/** Where the build put the file. */
declare module '*.ttf' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
