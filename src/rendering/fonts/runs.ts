import { facesOfRole, type Face, type FaceRole, type Fonts } from './faces.ts';

/** A stretch of text that one face sets, or that no face has. */
export type Run = { kind: 'face'; face: Face; text: string } | { kind: 'foreign'; text: string };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Directions, joiners and the like by themselves; line ends and tabs were spaces before a text comes here. */
const invisible = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
/** Ask for what a face does anyway: keep two letters apart, or be a sign and no emoji. */
const idle = /\u200c|\u200d|\ufe0e/g;
const letter = /\p{L}/u;
const blank = /^\s+$/u;

/** Whether the face has every UTF-16 unit of the text, which excludes what is beyond the basic plane. */
function hasAll(face: Face, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (face.glyphOf(text.charCodeAt(index)) === 0) return false;
  return true;
}

function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  for (const { segment } of graphemes.segment(text))
    if (!invisible.test(segment)) clusters.push(segment);
  return clusters;
}

interface Piece {
  cluster: string;
  /** Undefined: no face has it. */
  face: Face | undefined;
}

/** All in the first face that can set all of them, else each in the first face that has it. */
function piecesOf(clusters: readonly string[], faces: readonly Face[]): Piece[] {
  const plain = clusters.map((cluster) => cluster.replace(idle, ''));
  const known = plain.filter((cluster) => faces.some((face) => hasAll(face, cluster)));
  const common = faces.find((face) => known.every((cluster) => hasAll(face, cluster)));
  return plain.map((cluster, index) => {
    const face = [common, ...faces].find((candidate) => candidate && hasAll(candidate, cluster));
    return { cluster: face ? cluster : (clusters[index] ?? ''), face };
  });
}

/**
 * What stands between two pieces of foreign writing goes with them unless it has letters of its own: a picture of the
 * whole keeps the order that right-to-left writing has. Between emoji that is only blanks.
 */
function joinForeign(pieces: readonly Piece[]): Piece[] {
  const joined = pieces.map((piece) => ({ ...piece }));
  let last = -1;
  pieces.forEach((piece, index) => {
    if (piece.face) return;
    const between = joined.slice(last + 1, index);
    const isWriting = letter.test(piece.cluster) && letter.test(pieces[last]?.cluster ?? '');
    const belongs = ({ cluster }: Piece) =>
      isWriting ? !letter.test(cluster) : blank.test(cluster);
    if (last >= 0 && between.every(belongs)) for (const one of between) one.face = undefined;
    last = index;
  });
  return joined;
}

/**
 * Which face sets what of a text, in reading order; texts of the runs are NFC and without invisible characters. Faces that
 * are not loaded count as absent.
 */
export function resolveRuns(text: string, role: FaceRole, fonts: Fonts): Run[] {
  const composed = text.normalize('NFC');
  if (composed === '') return [];
  const faces = facesOfRole[role].flatMap((name) => fonts.face(name) ?? []);
  const [core] = faces;
  if (core && hasAll(core, composed)) return [{ kind: 'face', face: core, text: composed }];

  const runs: Run[] = [];
  for (const { cluster, face } of joinForeign(piecesOf(clustersOf(composed), faces))) {
    const last = runs.at(-1);
    if (last && (last.kind === 'face' ? last.face : undefined) === face) last.text += cluster;
    else
      runs.push(face ? { kind: 'face', face, text: cluster } : { kind: 'foreign', text: cluster });
  }
  return runs;
}

/** Graphemes that no loaded face of the role has. */
export function foreignGraphemes(text: string, role: FaceRole, fonts: Fonts): string[] {
  const faces = facesOfRole[role].flatMap((name) => fonts.face(name) ?? []);
  return piecesOf(clustersOf(text.normalize('NFC')), faces).flatMap(({ cluster, face }) =>
    face ? [] : [cluster],
  );
}
