import { splitGraphemes } from '#domain/text/graphemes.ts';
import { removeDirectionMarks, toSingleLineText } from '#domain/text/plainText.ts';

/**
 * Maximum length of a file name in UTF-8 bytes. Every file system accepts this length, even with an extension and the "
 * (1)" that browsers add.
 */
const maxNameBytes = 180;

/** Characters that Windows, macOS or Linux reject in a file name. */
const illegalCharacters = /[\p{Cc}<>:"/\\|?*\u2028\u2029]+/gu;

/** Names of devices in Windows, which rejects files with these names before their first full stop. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/**
 * Formats the file name of a PDF from parts, such as "learner – course.pdf", without characters that file systems
 * reject. The name is never empty.
 */
export const formatPdfFileName = (...parts: readonly string[]): string =>
  formatFileNameWithExtension(parts, 'pdf');

/** Formats a file name in the same way as `formatPdfFileName`, with any file extension. */
export function formatFileNameWithExtension(
  parts: readonly string[],
  extension: 'pdf' | 'csv' | 'json',
): string {
  const clean = parts
    .map((part) => toSingleLineText(removeDirectionMarks(part).replace(illegalCharacters, ' ')))
    .map((part) => part.replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' – ')
    .replace(/^[.\s]+/, '')
    .replace(deviceName, '_$&');
  return `${truncateName(clean).replace(/[.\s]+$/, '') || 'certificate'}.${extension}`;
}

/** Truncates a file name to `maxNameBytes`, without splitting a grapheme. */
function truncateName(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let truncated = '';
  for (const grapheme of splitGraphemes(name)) {
    bytes += encoder.encode(grapheme).length;
    if (bytes > maxNameBytes) break;
    truncated += grapheme;
  }
  return truncated;
}
