/** All that only whoever checks a file needs. */
export { checkFile } from '#documents/check/checkFile.ts';
export { readFile } from '#rendering/reading/readFile.ts';
