/**
 * Delay before the object URL of a download is revoked, in milliseconds. Browsers may start to read the file after the
 * click.
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
 * Removes format characters that browsers do not allow in download names: Chromium and Firefox replace each joiner, and
 * each tag character of a flag emoji, with an underscore. The joiner between the parts of a Persian word becomes a
 * space.
 */
export function toDownloadName(name: string): string {
  return name
    .replace(/(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu, ' ')
    .replace(/\p{Cf}/gu, '');
}
