/**
 * Delay in milliseconds before the object URL of a download is revoked. It must not be revoked immediately, because
 * browsers may read the file only some time after the click.
 */
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
 * emojis. Chromium and Firefox would replace each of them with an underscore. A zero-width non-joiner between the parts
 * of a Persian word becomes a space.
 */
export function toDownloadName(name: string): string {
  return name
    .replace(/(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu, ' ')
    .replace(/\p{Cf}/gu, '');
}
