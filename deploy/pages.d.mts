/** The addresses of the plugin's screens, as a regular expression of paths in any case. */
export const pagePaths: string;
