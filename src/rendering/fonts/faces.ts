/** What text is set in: the display face, the text face and its semibold. */
export type FaceRole = 'title' | 'body' | 'bold';

/**
 * One font file, subset. The first three are the core: ASCII, Latin-1, Latin Extended-A, Romanian and typographic signs.
 * The wider ones contain the core's characters too and load only when a text needs them.
 */
export type FaceName =
  | 'title'
  | 'body'
  | 'bold'
  | 'titleWide'
  | 'bodyWide'
  | 'boldWide'
  | 'titleGreek';

/** Measures of a face in font units, y upwards. Kerning and glyph numbers are those of the committed TTF. */
export interface Face {
  readonly name: FaceName;
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Negative. */
  readonly descent: number;
  readonly capHeight: number;
  /** 0: the face has no such character. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  /** Added between two glyphs. */
  kerningOf(left: number, right: number): number;
}

/** Faces of a role in the order in which they are tried: the first that has all of a text sets it. */
export const facesOfRole: Readonly<Record<FaceRole, readonly FaceName[]>> = {
  title: ['title', 'titleWide', 'titleGreek'],
  body: ['body', 'bodyWide'],
  bold: ['bold', 'boldWide'],
};

/** What layout measures with. */
export interface Fonts {
  /** Undefined while it is not loaded. The core is always there. */
  face(name: FaceName): Face | undefined;
  /** Measures, in ems, of text that no face has. */
  measureForeign(text: string, role: FaceRole): ForeignMeasure;
}

export interface ForeignMeasure {
  width: number;
  /** Above and below the baseline, both positive. */
  ascent: number;
  descent: number;
}

/** Fonts of the system, for what no face has and for the time before a face is there. */
export const systemFamilies: Readonly<Record<FaceRole, string>> = {
  title: "Georgia, 'Times New Roman', 'Noto Serif', serif",
  body: "system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
  bold: "system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
};

/** The CSS family that `screenFonts.ts` registers for a face; its weight is 400, whatever it draws. */
export const registeredName = (name: FaceName) => `certs-${name}`;

/** CSS families of a face, fonts of the system last. */
export function familyOf(name: FaceName): string {
  const role = name.startsWith('title') ? 'title' : 'body';
  return `${registeredName(name)}, ${systemFamilies[role]}`;
}
