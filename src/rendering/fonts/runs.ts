import { splitGraphemes } from '#domain/text/graphemes.ts';
import { removeDirectionMarks } from '#domain/text/plainText.ts';
import {
  faceNamesByRole,
  type Face,
  type FontRole,
  type LoadedCertificateFonts,
  type TextRun,
} from './faces.ts';

const letter = /\p{L}/u;
const blank = /^\s+$/u;

/**
 * If `expected` is true, returns whether a font has all characters of a text. If `expected` is false, returns whether
 * the font has none of the characters. Checks UTF-16 code units, because no certificate font has characters beyond the
 * Basic Multilingual Plane.
 */
function hasEach(face: Face, text: string, expected: boolean): boolean {
  for (let index = 0; index < text.length; index++)
    if ((face.getGlyph(text.charCodeAt(index)) !== 0) !== expected) return false;
  return true;
}

/** Returns whether a font has all characters of a text. */
export const hasAll = (face: Face, text: string): boolean => hasEach(face, text, true);

/** A grapheme of a text. */
export interface Piece {
  cluster: string;
  /** Font for the grapheme. Undefined if no font has the grapheme. */
  face: Face | undefined;
}

/**
 * Chooses a font for each grapheme (user-perceived character). If possible, all graphemes get the same font; graphemes
 * that no font has are ignored in this choice. Otherwise, each grapheme gets the first font that has the grapheme.
 */
export function resolvePieces(clusters: readonly string[], faces: readonly Face[]): Piece[] {
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
 * Joins two texts that no font has, together with the text between them, into one text. This text is later drawn as one
 * image, so that right-to-left text is displayed in the correct order. Text between is included if it has no letters.
 * If one of the two texts has no letters, such as emoji, only white space between is included.
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

/** Returns the loaded certificate fonts for a purpose, in order of preference. */
export const getLoadedFaces = (role: FontRole, fonts: LoadedCertificateFonts) =>
  faceNamesByRole[role].flatMap((name) => fonts.getFace(name) ?? []);

/**
 * Splits a text into parts with one font each, in reading order. Fonts that are not loaded are ignored.
 * @param text plain text as returned by `#domain/text/plainText.ts`: composed, without most invisible characters
 */
export function splitIntoFontRuns(
  text: string,
  role: FontRole,
  fonts: LoadedCertificateFonts,
): TextRun[] {
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
    // A direction mark alone draws nothing.
    if (!face && last?.kind !== 'fallbackText' && removeDirectionMarks(cluster) === '') continue;
    if (last && (last.kind === 'face' ? last.face : undefined) === face) last.text += cluster;
    else
      runs.push(
        face ? { kind: 'face', face, text: cluster } : { kind: 'fallbackText', text: cluster },
      );
  }
  return runs;
}

/** Returns the graphemes (user-perceived characters) of a plain text that none of the loaded fonts can display. */
export function findFallbackGraphemes(
  text: string,
  role: FontRole,
  fonts: LoadedCertificateFonts,
): string[] {
  const faces = getLoadedFaces(role, fonts);
  return [...splitGraphemes(text)].filter(
    (cluster) => !faces.some((face) => hasAll(face, cluster)),
  );
}
