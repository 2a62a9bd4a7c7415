import latinUrl from '../fonts/inter-latin-wght-normal.woff2';
import latinExtendedUrl from '../fonts/inter-latin-ext-wght-normal.woff2';
import './inter.document.css';

/** Unicode ranges as in the packages of the font, so that most pages load only the first file. */
const files = [
  [
    latinUrl,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  [
    latinExtendedUrl,
    'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF',
  ],
] as const;

/** Adds the font of the interface to the document. Browsers load a file once a text needs it. */
export function addInterFont(): void {
  for (const [url, unicodeRange] of files)
    document.fonts.add(
      new FontFace('Inter Variable', `url(${url})`, {
        weight: '400 700',
        display: 'swap',
        unicodeRange,
      }),
    );
}
