/** The bytes in a `data:` address of base64, which policies of pages do not let anybody fetch. */
export const bytesOfDataUrl = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
