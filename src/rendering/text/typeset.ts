import { remembered, rememberedLately } from '#model/remembered.ts';
import type { Face, FaceRole, Fonts } from '../fonts/faces.ts';
import { foreignGraphemes, resolveRuns, type Run } from '../fonts/runs.ts';
import { Paragraph } from './breakLines.ts';

/** Measures one text and its pieces: widths are ems, so that any size is a multiplication. */
export interface Typeset {
  readonly text: string;
  /** Of a piece of the text without tracking. */
  widthOf(piece: string): number;
  /** A piece as runs of one face each, in reading order. */
  runsOf(piece: string): readonly Run[];
  /** A piece ready to be broken. */
  paragraphOf(piece: string): Paragraph;
}

/** Each layout asks for all its texts again, most of them the same as the last time: more than one certificate has. */
const mostKept = 128;
const kept = new WeakMap<Fonts, Map<string, Typeset>>();

/** As `prepare`, which it does once for as long as a text is among the latest. */
export function typeset(text: string, role: FaceRole, fonts: Fonts): Typeset {
  const texts = remembered(kept, fonts, () => new Map<string, Typeset>());
  return rememberedLately(texts, mostKept, `${role}|${text}`, () => prepare(text, role, fonts));
}

/**
 * Prepares a text for breaking and placing. A text that one face can write stays in that face on every line, also where
 * a line alone would need a narrower one.
 */
function prepare(text: string, role: FaceRole, fonts: Fonts): Typeset {
  const [only, ...others] = resolveRuns(text, role, fonts);
  // What no face has in full, none has in part: the pieces need not be looked through again.
  const isOfOne = only?.kind === 'face' || foreignGraphemes(text, role, fonts).join('') === text;
  const runsOf = (piece: string): readonly Run[] =>
    only && others.length === 0 && isOfOne
      ? [{ ...only, text: piece }]
      : resolveRuns(piece, role, fonts);
  const widthOf = (piece: string): number =>
    runsOf(piece).reduce((sum, run) => sum + runWidth(run, role, fonts), 0);
  const paragraphs = new Map<string, Paragraph>();
  const paragraphOf = (piece: string): Paragraph =>
    remembered(paragraphs, piece, () => new Paragraph(piece, widthOf));
  return { text, widthOf, runsOf, paragraphOf };
}

function runWidth(run: Run, role: FaceRole, fonts: Fonts): number {
  return run.kind === 'face'
    ? faceWidth(run.face, run.text)
    : fonts.measureForeign(run.text, role).width;
}

function faceWidth(face: Face, text: string): number {
  let units = 0;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.glyphOf(text.charCodeAt(index));
    if (index > 0) units += face.kerningOf(before, glyph);
    units += face.advanceOf(glyph);
    before = glyph;
  }
  return units / face.unitsPerEm;
}

/**
 * Left edges of a run's characters and the right edge of its last, in points.
 * @param x of the first character
 * @param tracking added after each character
 */
export function placeGlyphs(
  face: Face,
  text: string,
  x: number,
  size: number,
  tracking: number,
): { xs: number[]; right: number } {
  const scale = size / face.unitsPerEm;
  const xs: number[] = [];
  let units = 0;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.glyphOf(text.charCodeAt(index));
    if (index > 0) units += face.kerningOf(before, glyph);
    xs.push(x + units * scale + tracking * index);
    units += face.advanceOf(glyph);
    before = glyph;
  }
  return { xs, right: x + units * scale + tracking * Math.max(0, text.length - 1) };
}
