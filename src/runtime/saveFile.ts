/** Milliseconds before an object URL is revoked. Browsers may read the content some time after the click. */
const revokeDelay = 60_000;

/**
 * Saves `content` as a file download of the browser.
 *
 * @returns the file name that the browser uses
 */
export function saveFile(content: Blob, name: string): string {
  const savedName = toDownloadName(name);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = savedName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
  return savedName;
}

/**
 * Removes invisible format characters from a file name, such as zero-width joiners and the tag characters of flag
 * emojis, because Chromium and Firefox would replace each of them with an underscore. Replaces a zero-width non-joiner
 * between Arabic letters, as in Persian words, with a space.
 */
export function toDownloadName(name: string): string {
  return name
    .replace(/(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu, ' ')
    .replace(/\p{Cf}/gu, '');
}
