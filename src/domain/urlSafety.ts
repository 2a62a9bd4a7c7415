/** Returns true for an absolute http(s) URL. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Maximum length of an image URL, in characters. Servers reject longer URLs. The limit does not apply to data URLs. */
const maxImageUrlLength = 20_000;

/**
 * Returns an image URL from a server response if it is safe to load; otherwise returns an empty string. Safe URLs are
 * http(s) URLs, relative URLs, and base64 data URLs of images. Data URLs occur because the editor uploads images as
 * data URLs, and some servers return them unchanged. Other servers write `image/jpg`, parameters and line breaks in them.
 */
export function toSafeImageUrl(url: string): string {
  if (/^data:image\/(?:png|jpe?g|webp);(?:[\w=.-]+;)*base64,[\w+/=\s]*$/.test(url)) return url;
  const base = 'https://relative.invalid';
  if (url.length > maxImageUrlLength || !URL.canParse(url, base)) return '';
  return /^https?:$/.test(new URL(url, base).protocol) ? url : '';
}
