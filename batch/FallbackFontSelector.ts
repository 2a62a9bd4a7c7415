import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FontRole } from '#rendering/fonts/faces.ts';
import { readFaces, FallbackFont, type FontStyle } from './FallbackFont.ts';

const getWeight = (role: FontRole) => (role === 'bold' ? 600 : 400);

/** Pattern for characters that should be drawn as colour emoji if a font has them. */
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;

const letter = /\p{L}/u;

/**
 * A selector of fonts for texts with characters that the certificate fonts lack. Prefers a single font that has all
 * letters of a text. If there is no such font, selects a font for each grapheme separately.
 */
export class FallbackFontSelector {
  private readonly faces: readonly FontStyle[];
  private readonly certificateFonts: Readonly<Record<FontRole, readonly Uint8Array[]>>;
  private readonly byRole = new Map<FontRole, readonly FallbackFont[]>();

  /**
   * Creates a selector from font files.
   * @param files font files in a stable order, so that the same text always gets the same fonts
   * @param certificateFonts files of the certificate fonts. These are tried first, for digits and punctuation in a text
   * whose letters are in other fonts
   */
  constructor(
    files: readonly Uint8Array[],
    certificateFonts: Readonly<Record<FontRole, readonly Uint8Array[]>>,
  ) {
    this.faces = files.flatMap(readFaces);
    this.certificateFonts = certificateFonts;
  }

  /** Returns a font for each grapheme of a text. A grapheme that no font has gets undefined. */
  selectFonts(clusters: readonly string[], role: FontRole): (FallbackFont | undefined)[] {
    const fonts = this.getFontsByPreference(role);
    const letters = clusters.filter((cluster) => letter.test(cluster));
    const common = fonts.find((font) => letters.every((cluster) => font.has(cluster)));
    return clusters.map((cluster) => {
      const isEmoji = emoji.test(cluster);
      if (common && !isEmoji && common.has(cluster)) return common;
      const preferred = fonts.filter(({ isColored }) => isColored === isEmoji);
      const remaining = fonts.filter(({ isColored }) => isColored !== isEmoji);
      return [...preferred, ...remaining].find((font) => font.has(cluster));
    });
  }

  /** Returns all fonts for a purpose (title, body, bold), the most suitable font first. */
  private getFontsByPreference(role: FontRole): readonly FallbackFont[] {
    return getOrCreate(this.byRole, role, () => {
      const styles = [...this.faces].sort(
        (a, b) => computeMismatch(a, role) - computeMismatch(b, role),
      );
      const certificateFonts = this.certificateFonts[role].flatMap(readFaces);
      const fonts = [...certificateFonts, ...styles].map(
        ({ face }) => new FallbackFont(face, getWeight(role)),
      );
      return [
        ...fonts.filter(({ isColored }) => !isColored),
        ...fonts.filter(({ isColored }) => isColored),
      ];
    });
  }
}

/**
 * Returns a number that is higher the worse a font suits a purpose (title, body, bold). Slant and width count most,
 * followed by weight and serifs.
 */
function computeMismatch(style: FontStyle, role: FontRole): number {
  const [lightest, boldest] = style.weights;
  const weight = getWeight(role);
  const distance = Math.abs(Math.min(Math.max(weight, lightest), boldest) - weight);
  const hasSerifs = /serif/i.test(style.family);
  return (
    (style.isSlanted ? 8000 : 0) +
    (style.isCondensedOrExpanded ? 4000 : 0) +
    (style.isFixedPitch ? 2000 : 0) +
    distance +
    (hasSerifs === (role === 'title') ? 0 : 1)
  );
}
