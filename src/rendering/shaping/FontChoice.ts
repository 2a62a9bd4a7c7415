import { remembered } from '#model/remembered.ts';
import type { FaceRole } from '../fonts/faces.ts';
import { facesIn, ForeignFont, type FontStyle } from './ForeignFont.ts';

const weights: Readonly<Record<FaceRole, number>> = { title: 400, body: 400, bold: 600 };

/** Drawn as a picture by those who write it, unless a font has none. */
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;

const letter = /\p{L}/u;

/** Which font draws what: the first that has all letters of a text, else for each cluster the first that has it. */
export class FontChoice {
  private readonly faces: readonly FontStyle[];
  private readonly own: Readonly<Record<FaceRole, readonly Uint8Array[]>>;
  private readonly byRole = new Map<FaceRole, readonly ForeignFont[]>();

  /**
   * @param files fonts in an order that is always the same
   * @param own files of our faces, tried first: they have digits and signs that stand between the letters of others
   */
  constructor(
    files: readonly Uint8Array[],
    own: Readonly<Record<FaceRole, readonly Uint8Array[]>>,
  ) {
    this.faces = files.flatMap(facesIn);
    this.own = own;
  }

  /** The font of each cluster; undefined for one that none has. */
  fontsFor(clusters: readonly string[], role: FaceRole): (ForeignFont | undefined)[] {
    const fonts = this.fontsOf(role);
    const letters = clusters.filter((cluster) => letter.test(cluster));
    const common = fonts.find((font) => letters.every((cluster) => font.has(cluster)));
    return clusters.map((cluster) => {
      const isEmoji = emoji.test(cluster);
      if (common && !isEmoji && common.has(cluster)) return common;
      const preferred = fonts.filter(({ isColored }) => isColored === isEmoji);
      const others = fonts.filter(({ isColored }) => isColored !== isEmoji);
      return [...preferred, ...others].find((font) => font.has(cluster));
    });
  }

  /** The fittest first. */
  private fontsOf(role: FaceRole): readonly ForeignFont[] {
    return remembered(this.byRole, role, () => {
      const styles = [...this.faces].sort(
        (one, other) => unfitness(one, role) - unfitness(other, role),
      );
      const own = this.own[role].flatMap(facesIn);
      const fonts = [...own, ...styles].map(({ face }) => new ForeignFont(face, weights[role]));
      return [
        ...fonts.filter(({ isColored }) => !isColored),
        ...fonts.filter(({ isColored }) => isColored),
      ];
    });
  }
}

/** Style counts before weight, and weight before serifs. */
function unfitness(style: FontStyle, role: FaceRole): number {
  const [lightest, boldest] = style.weights;
  const weight = weights[role];
  const distance = Math.abs(Math.min(Math.max(weight, lightest), boldest) - weight);
  const hasSerifs = /serif/i.test(style.family);
  return (
    (style.isSlanted ? 8000 : 0) +
    (style.isOfOtherWidth ? 4000 : 0) +
    (style.isFixedPitch ? 2000 : 0) +
    distance +
    (hasSerifs === (role === 'title') ? 0 : 1)
  );
}
