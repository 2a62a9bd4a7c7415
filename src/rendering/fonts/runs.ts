import { splitGraphemes } from '#domain/text/graphemes.ts';
import { faceNamesByRole, type Face, type FaceRole, type LayoutFonts } from './faces.ts';

/** Consecutive characters in one certificate font, or consecutive characters that no certificate font has. */
export type TextRun =
  | { kind: 'face'; face: Face; text: string }
  | { kind: 'fallbackText'; text: string };

const letter = /\p{L}/u;
const blank = /^\s+$/u;

/**
 * Returns whether a font has all characters of a text. If `expected` is false, returns whether the font has none of
 * them. Checks UTF-16 units, because no certificate font has characters beyond the Basic Multilingual Plane.
 */
function hasEach(face: Face, text: string, expected: boolean): boolean {
  for (let index = 0; index < text.length; index++)
    if ((face.getGlyph(text.charCodeAt(index)) !== 0) !== expected) return false;
  return true;
}

const hasAll = (face: Face, text: string) => hasEach(face, text, true);

interface Piece {
  cluster: string;
  /** Undefined if no font has the grapheme. */
  face: Face | undefined;
}

/**
 * Assigns a font to each grapheme. If possible, all graphemes get the same font: the first font that has every grapheme
 * for which there is a font. Otherwise, each grapheme gets the first font that has the grapheme.
 */
function resolvePieces(clusters: readonly string[], faces: readonly Face[]): Piece[] {
  const findFace = (cluster: string) => faces.find((face) => hasAll(face, cluster));
  const faceByCluster = new Map(
    Array.from(new Set(clusters), (cluster) => [cluster, findFace(cluster)]),
  );
  const available = [...faceByCluster.keys()].filter((cluster) => faceByCluster.get(cluster));
  const common = faces.find((face) => available.every((cluster) => hasAll(face, cluster)));
  if (common) for (const cluster of available) faceByCluster.set(cluster, common);
  return clusters.map((cluster) => ({ cluster, face: faceByCluster.get(cluster) }));
}

/**
 * Joins two neighbouring texts that no font has, and the text between them, into one text to be drawn as an image. One
 * image is needed to show the visual order of right-to-left text. Texts with letters are joined across text without
 * letters; other texts, such as emoji, only across blanks.
 */
function joinFallbackText(pieces: readonly Piece[]): readonly Piece[] {
  let lastIndex = -1;
  pieces.forEach((piece, index) => {
    if (piece.face) return;
    const between = lastIndex < 0 ? [] : pieces.slice(lastIndex + 1, index);
    if (between.length > 0) {
      const isText = letter.test(piece.cluster) && letter.test(pieces[lastIndex]?.cluster ?? '');
      const canJoin = ({ cluster }: Piece) =>
        isText ? !letter.test(cluster) : blank.test(cluster);
      if (between.every(canJoin)) for (const joined of between) joined.face = undefined;
    }
    lastIndex = index;
  });
  return pieces;
}

const getLoadedFaces = (role: FaceRole, fonts: LayoutFonts) =>
  faceNamesByRole[role].flatMap((name) => fonts.getFace(name) ?? []);

/**
 * Splits a text into runs of one font each, in reading order. Fonts that are not loaded are ignored.
 * @param text plain text as `#domain/text/plainText.ts` returns it: composed, without invisible characters
 */
export function splitIntoFontRuns(text: string, role: FaceRole, fonts: LayoutFonts): TextRun[] {
  if (text === '') return [];
  const faces = getLoadedFaces(role, fonts);
  const [core] = faces;
  if (core && hasAll(core, text)) return [{ kind: 'face', face: core, text }];
  if (faces.every((face) => hasEach(face, text, false))) return [{ kind: 'fallbackText', text }];

  const runs: TextRun[] = [];
  for (const { cluster, face } of joinFallbackText(
    resolvePieces([...splitGraphemes(text)], faces),
  )) {
    const last = runs.at(-1);
    if (last && (last.kind === 'face' ? last.face : undefined) === face) last.text += cluster;
    else
      runs.push(
        face ? { kind: 'face', face, text: cluster } : { kind: 'fallbackText', text: cluster },
      );
  }
  return runs;
}

/** Finds the graphemes in a plain text that none of the loaded fonts can display. */
export function findFallbackGraphemes(text: string, role: FaceRole, fonts: LayoutFonts): string[] {
  const faces = getLoadedFaces(role, fonts);
  return [...splitGraphemes(text)].filter(
    (cluster) => !faces.some((face) => hasAll(face, cluster)),
  );
}
