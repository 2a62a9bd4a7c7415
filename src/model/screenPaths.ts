/** Paths of the screens of one thing, below the base path. An id is the server's: it stays within its segment. */
export const screenPaths = {
  preview: (id: string) => `/preview/${segment(id)}`,
  print: (id: string) => `/print/${segment(id)}`,
  editor: (id: string) => `/editor/${segment(id)}`,
} as const;

/** A segment of nothing but dots would lead upwards, encoded or not. */
const segment = (id: string) => encodeURIComponent(id).replace(/^\.{1,2}$/, '$&%20');
