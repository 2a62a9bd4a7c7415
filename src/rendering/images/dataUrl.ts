/**
 * Decodes a base64 `data:` URL. Does not use `fetch`, because a content security policy may forbid `fetch` of such
 * URLs.
 */
export const decodeDataUrl = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** Encodes a file as a `data:` URL. @throws DOMException if the file can no longer be read */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Cannot be read'));
    reader.readAsDataURL(blob);
  });
}
