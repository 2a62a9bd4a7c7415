/** An id of a server as one segment of an address, which it never leaves. */
export function pathSegment(id: string): string {
  // Half of a surrogate pair cannot be encoded.
  const segment = encodeURIComponent(id.replace(/\p{Cs}/gu, '\ufffd'));
  // Steps in the tree, also where they are written %2E: behind a space they are the id of nothing.
  return /^\.{0,2}$/.test(segment) ? `%20${segment}` : segment;
}

/** Where a stored template is edited. */
export const editorPath = (id: string) => `/editor/${pathSegment(id)}`;

/** Where a certificate or a template is seen. */
export const previewPath = (id: string) => `/preview/${pathSegment(id)}`;

/** Where a certificate is printed. */
export const printPath = (id: string) => `/print/${pathSegment(id)}`;

/** The address when a picture of a server may have it: http(s), or relative to the page; else empty. */
export function pictureAddress(address: string): string {
  const base = 'https://relative.invalid';
  if (!URL.canParse(address, base)) return '';
  return /^https?:$/.test(new URL(address, base).protocol) ? address : '';
}
