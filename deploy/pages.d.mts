/** The addresses of the plugin's screens, as a case-insensitive regular expression of paths. */
export const pagePaths: string;
