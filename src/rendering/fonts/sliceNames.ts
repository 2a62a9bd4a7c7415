/**
 * Name of a slice: a font file with some characters of a Chinese, Japanese or Korean font in one weight. The operator
 * provides slices, because the whole fonts are too large to ship. The name ends with a part of the file's SHA-256, so
 * that two files never have the same name.
 */
export type SliceFontName = `${string}-${SliceWeight}-${string}`;
export type SliceWeight = 'Regular' | 'SemiBold';

/** Returns whether a font is a slice that the operator provides. The names of all other fonts are single words. */
export const isSliceFontName = (name: string): name is SliceFontName => name.includes('-');
