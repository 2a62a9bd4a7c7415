/**
 * Size of an A4 page in landscape, points. This is the default page size. The origin of every page is its top left
 * corner, and y grows downwards.
 */
export const landscapePageSize = { width: 841.89, height: 595.276 } as const;
