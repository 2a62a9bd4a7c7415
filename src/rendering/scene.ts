import type { Language } from '#model/language.ts';
import type { FaceName, FaceRole } from './fonts/faces.ts';

/** Points. */
export interface PaperSize {
  width: number;
  height: number;
}

/** A4 landscape in points. The origin of every side is its top left corner, y grows downwards. */
export const page = { width: 841.89, height: 595.276 } as const;

/** A4 portrait. */
export const portrait = { width: page.height, height: page.width } as const satisfies PaperSize;

/** Points. */
export interface Box extends PaperSize {
  x: number;
  y: number;
}

/** Two sides of paper as shapes: what the screen, the print and the PDF all draw. Lengths are points, colours `#RRGGBB`. */
export interface Scene {
  /** Names the document: kind of certificate, learner, course. */
  title: string;
  language: Language;
  front: Side;
  back: Side;
  fitting: Fitting;
}

export type SideName = 'front' | 'back';

/** A document that goes on from page to page. */
export interface PagedScene {
  title: string;
  language: Language;
  pages: readonly Side[];
}

export interface Side {
  /** Default: A4 landscape. */
  size?: PaperSize;
  /** "Front" or "Back" in the document's language. */
  label: string;
  /** Drawn first: everything that is the same for all certificates of one design. */
  ground: Ground;
  /** In reading order. */
  shapes: readonly Shape[];
}

/** Equal keys have equal shapes, so that painters may keep what they made of them. */
export interface Ground {
  key: string;
  shapes: readonly (PathShape | ImageShape)[];
}

export type Shape = PathShape | ImageShape | TextShape | RingShape | ForeignShape;

export interface PathShape {
  kind: 'path';
  /** SVG path data of `M m l c s q t z`, as `PathWriter` writes it. */
  d: string;
  /** Of an area: what its path counts from and in. Default: the page's corner, in points. */
  frame?: Frame;
  fill?: string;
  stroke?: string;
  /** Of the stroke, points. */
  strokeWidth?: number;
  /** 0 to 1, of the whole shape. */
  opacity?: number;
  /** Absent: decoration. */
  block?: Block;
  /** Finer than a miniature can show; it leaves these out. */
  isFine?: boolean;
}

/** Where a drawing of its own measure stands on a page. */
export interface Frame {
  /** Points. */
  x: number;
  y: number;
  /** Points that a step of 1 has. */
  unit: number;
}

/** An area of one colour. */
export const filled = (d: string, fill: string): PathShape => ({ kind: 'path', d, fill });

/** A line of one colour. */
export const stroked = (
  d: string,
  stroke: string,
  strokeWidth: number,
  look?: Pick<PathShape, 'opacity' | 'isFine'>,
): PathShape => ({ kind: 'path', d, stroke, strokeWidth, ...look });

/** A picture stretched over a rectangle, which may reach beyond the page's edges. */
export interface ImageShape extends Box {
  kind: 'image';
  url: string;
  /** What is seen of it. Default: all. */
  window?: Box;
  /** Absent: decoration. */
  block?: FigureBlock;
}

/** Glyphs of one face on one line. */
export interface TextShape {
  kind: 'text';
  /** NFC, in the Basic Multilingual Plane, no ligatures: one glyph a character. */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Left edge of each character, kerning and tracking included. */
  xs: readonly number[];
  /** Right edge of the last glyph, without tracking. */
  right: number;
  /** Baseline. */
  y: number;
  tracking: number;
  contour?: Contour | undefined;
  block: Block;
  /** The line before the next one of its block: a reader of the text puts a space between them. */
  isContinued: boolean;
}

/** A line around letters, half of it below them, with round joins: what the eye reads where their fill is too pale. */
export interface Contour {
  color: string;
  /** Points. */
  width: number;
}

/** Glyphs of one face on a circle, each turned to stand on it. */
export interface RingShape {
  kind: 'ring';
  /** As a text's: one glyph a character. */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Where each character begins on its baseline, and degrees by which it is turned clockwise. */
  places: readonly (readonly [x: number, y: number, turn: number])[];
  block: Block;
}

/** Text that no face of ours can write, drawn as a picture with the fonts of the system. */
export interface ForeignShape {
  kind: 'foreign';
  text: string;
  role: FaceRole;
  size: number;
  fill: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  /** Above and below the baseline, both positive. */
  ascent: number;
  descent: number;
  block: Block;
  isContinued: boolean;
}

/** The shapes that belong together for someone who listens. The same object in each. */
export type Block = TextBlock | LinkBlock | FigureBlock | DecorationBlock;

/** A block that someone who listens hears. */
export type SpokenBlock = Exclude<Block, DecorationBlock>;

/** A heading or a paragraph. */
export interface TextBlock {
  role: 'H1' | 'H2' | 'P';
  within?: Group;
}

/** Words that lead somewhere. */
export interface LinkBlock {
  role: 'Link';
  within?: Group;
  /** Where they lead, in the document's language: what is read alone says too little. */
  alt: string;
  href: string;
  /** x, y, width, height. */
  box: readonly [number, number, number, number];
}

/** Words that say nothing new, such as a table's head on its second page. */
export interface DecorationBlock {
  role: 'Artifact';
}

/** A part of a table. It may go on over several pages; the same object in everything that it holds. */
export interface Group {
  role: 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR' | 'TH' | 'TD';
  within?: Group;
  /** What a TH is the head of. */
  scope?: 'Row' | 'Column';
}

export interface FigureBlock {
  role: 'Figure';
  within?: Group;
  /** What it shows, in the document's language. */
  alt: string;
  /** Where it leads. */
  href?: string;
  /** x, y, width, height. */
  box: readonly [number, number, number, number];
}

/** What fitting did to the text, for the editor's hints. */
export interface Fitting {
  nameLines: number;
  nameSize: number;
  /** Text of the areas went on to the back. */
  isContinuedOnBack: boolean;
  /** Graphemes that no face of ours has. */
  foreign: readonly string[];
}
