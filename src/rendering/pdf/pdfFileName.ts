import { graphemesOf } from '#model/text/graphemes.ts';

/** Longest that every file system takes, bytes of UTF-8, with room for an extension and a browser's " (1)". */
const mostBytes = 180;

/** What turns the reading direction, and other characters that nobody sees. */
const invisible = /\p{Cf}/gu;
/** What Windows, macOS or Linux refuse in a name. */
const illegal = /[\p{Cc}<>:"/\\|?*\u2028\u2029]+/gu;

/** Names a PDF after its parts ("learner – course.pdf"), without what file systems refuse. Never empty. */
export const pdfFileName = (...parts: readonly string[]): string => fileName(parts, 'pdf');

/** Names a file of any kind so. */
export function fileName(parts: readonly string[], extension: 'pdf' | 'csv' | 'json'): string {
  const clean = parts
    .map((part) =>
      part
        .normalize('NFC')
        .replace(invisible, '')
        .replace(illegal, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' – ')
    .replace(/^[.\s]+/, '');
  return `${shortened(clean).replace(/[.\s]+$/, '') || 'certificate'}.${extension}`;
}

/** Cut between graphemes, so that no letter is halved. */
function shortened(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const grapheme of graphemesOf(name)) {
    bytes += encoder.encode(grapheme).length;
    if (bytes > mostBytes) break;
    kept += grapheme;
  }
  return kept;
}
