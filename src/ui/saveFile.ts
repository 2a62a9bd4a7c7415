/** A browser may begin to read the file some time after the click. */
const keptFor = 60_000;

/** Offers a file to be saved, as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
