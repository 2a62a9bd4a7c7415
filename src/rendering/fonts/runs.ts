import { graphemesOf } from '#model/text/graphemes.ts';
import { facesOfRole, type Face, type FaceRole, type Fonts } from './faces.ts';

/** A stretch of text that one face sets, or that no face has. */
export type Run = { kind: 'face'; face: Face; text: string } | { kind: 'foreign'; text: string };

const letter = /\p{L}/u;
const blank = /^\s+$/u;

/** Whether the face has each UTF-16 unit of the text, or none. What is beyond the basic plane it never has. */
function hasEach(face: Face, text: string, isThere: boolean): boolean {
  for (let index = 0; index < text.length; index++)
    if ((face.glyphOf(text.charCodeAt(index)) !== 0) !== isThere) return false;
  return true;
}

const hasAll = (face: Face, text: string) => hasEach(face, text, true);

interface Piece {
  cluster: string;
  /** Undefined: no face has it. */
  face: Face | undefined;
}

/** All in the first face that can set all that any can, else each in the first face that has it. */
function piecesOf(clusters: readonly string[], faces: readonly Face[]): Piece[] {
  const firstOf = (cluster: string) => faces.find((face) => hasAll(face, cluster));
  const faceOf = new Map(Array.from(new Set(clusters), (cluster) => [cluster, firstOf(cluster)]));
  const known = [...faceOf.keys()].filter((cluster) => faceOf.get(cluster));
  const common = faces.find((face) => known.every((cluster) => hasAll(face, cluster)));
  if (common) for (const cluster of known) faceOf.set(cluster, common);
  return clusters.map((cluster) => ({ cluster, face: faceOf.get(cluster) }));
}

/**
 * What stands between two pieces of foreign writing goes with them unless it has letters of its own: a picture of the
 * whole keeps the order that right-to-left writing has. Between emoji that is only blanks.
 */
function joinForeign(pieces: readonly Piece[]): readonly Piece[] {
  let last = -1;
  pieces.forEach((piece, index) => {
    if (piece.face) return;
    const between = last < 0 ? [] : pieces.slice(last + 1, index);
    if (between.length > 0) {
      const isWriting = letter.test(piece.cluster) && letter.test(pieces[last]?.cluster ?? '');
      const belongs = ({ cluster }: Piece) =>
        isWriting ? !letter.test(cluster) : blank.test(cluster);
      if (between.every(belongs)) for (const one of between) one.face = undefined;
    }
    last = index;
  });
  return pieces;
}

const facesOf = (role: FaceRole, fonts: Fonts) =>
  facesOfRole[role].flatMap((name) => fonts.face(name) ?? []);

/**
 * Which face sets what of a text, in reading order. Faces that are not loaded count as absent.
 * @param text as `#model/plainText.ts` makes it: composed, without invisible characters
 */
export function resolveRuns(text: string, role: FaceRole, fonts: Fonts): Run[] {
  if (text === '') return [];
  const faces = facesOf(role, fonts);
  const [core] = faces;
  if (core && hasAll(core, text)) return [{ kind: 'face', face: core, text }];
  if (faces.every((face) => hasEach(face, text, false))) return [{ kind: 'foreign', text }];

  const runs: Run[] = [];
  for (const { cluster, face } of joinForeign(piecesOf([...graphemesOf(text)], faces))) {
    const last = runs.at(-1);
    if (last && (last.kind === 'face' ? last.face : undefined) === face) last.text += cluster;
    else
      runs.push(face ? { kind: 'face', face, text: cluster } : { kind: 'foreign', text: cluster });
  }
  return runs;
}

/** Graphemes of a plain text that no loaded face of the role has. */
export function foreignGraphemes(text: string, role: FaceRole, fonts: Fonts): string[] {
  const faces = facesOf(role, fonts);
  return [...graphemesOf(text)].filter((cluster) => !faces.some((face) => hasAll(face, cluster)));
}
