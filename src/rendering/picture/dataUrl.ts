/** The bytes in a `data:` address of base64, which policies of pages do not let anybody fetch. */
export const bytesOfDataUrl = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** The `data:` address of a file. @throws DOMException where it cannot be read any more */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Cannot be read'));
    reader.readAsDataURL(blob);
  });
}
