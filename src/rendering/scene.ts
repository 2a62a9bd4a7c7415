import type { Language } from '#domain/language.ts';
import type { FaceName, FaceRole } from './fonts/faces.ts';

/** Size of a page or box: width and height in points. */
export interface PageSize {
  width: number;
  height: number;
}

/**
 * A4 landscape, the default page size, in points. The origin of every side is its top left corner; y grows downwards.
 */
export const landscapePageSize = { width: 841.89, height: 595.276 } as const;

/** A4 portrait, in points. */
export const portraitPageSize = {
  width: landscapePageSize.height,
  height: landscapePageSize.width,
} as const satisfies PageSize;

/** A rectangle on a page, points. x and y are its top left corner. */
export interface Box extends PageSize {
  x: number;
  y: number;
}

/** The two sides of a certificate as shapes, shared by screen, print and PDF. Lengths are points, colours `#RRGGBB`. */
export interface Scene {
  /** Document title: kind of certificate, learner, course. */
  title: string;
  language: Language;
  front: Side;
  back: Side;
  fitting: FittingResult;
}

export type SideName = 'front' | 'back';

/** A document of any number of pages. */
export interface PagedScene {
  title: string;
  language: Language;
  pages: readonly Side[];
}

export interface Side {
  /** Default: A4 landscape. */
  size?: PageSize;
  /** "Front" or "Back" in the document's language, or the page number. */
  label: string;
  /** Layer behind the shapes: all drawings that are the same for all certificates of one design. */
  background: BackgroundLayer;
  /** Shapes in reading order. */
  shapes: readonly Shape[];
}

/**
 * Shapes behind the text of a page. Layers with equal keys have equal shapes, so drawings of a layer may be cached by
 * key.
 */
export interface BackgroundLayer {
  key: string;
  shapes: readonly (PathShape | ImageShape)[];
}

export type Shape = PathShape | ImageShape | TextShape | CircularTextShape | FallbackTextShape;

export interface PathShape {
  kind: 'path';
  /** SVG path data, limited to the commands `M m l c s q t z`, as written by `PathWriter`. */
  d: string;
  /** Coordinate system of the path data `d`. Default: points from the page's top left corner. */
  frame?: PathCoordinates;
  fill?: string;
  stroke?: string;
  /** Stroke width, points. */
  strokeWidth?: number;
  /** Opacity of the whole shape, 0 to 1. */
  opacity?: number;
  /** Structure element (heading, paragraph, figure) that the shape belongs to. Undefined for decoration. */
  block?: StructureBlock;
  /** Whether the shape is too fine for a miniature. Miniatures leave out such shapes. */
  isFine?: boolean;
}

/** Coordinate system of a path: position and scale. */
export interface PathCoordinates {
  /** Position of the coordinate system's origin on the page, points. */
  x: number;
  y: number;
  /** Points per unit of the path. */
  unit: number;
}

/** Creates a shape that fills SVG path data with a colour. */
export const createFilledPath = (d: string, fill: string): PathShape => ({ kind: 'path', d, fill });

/** Creates a shape that strokes SVG path data with a colour. */
export const createStrokedPath = (
  d: string,
  stroke: string,
  strokeWidth: number,
  look?: Pick<PathShape, 'opacity' | 'isFine'>,
): PathShape => ({ kind: 'path', d, stroke, strokeWidth, ...look });

/** An image stretched over a rectangle, which may reach beyond the page. */
export interface ImageShape extends Box {
  kind: 'image';
  url: string;
  /** Visible rectangle. Default: the whole image. */
  clip?: Box;
  /** Undefined for decoration. */
  block?: FigureBlock;
}

/** A text run in one font on one line. */
export interface TextShape {
  kind: 'text';
  /** Text in Unicode form NFC, Basic Multilingual Plane only, without ligatures: one glyph per character. */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Left edge of each character, points. Positions include kerning and tracking. */
  xs: readonly number[];
  /** Right edge of the last character, without tracking, points. */
  right: number;
  /** y of the baseline, points. */
  y: number;
  tracking: number;
  contour?: Contour | undefined;
  block: StructureBlock;
  /** Whether the next line belongs to the same block, so text extraction puts a space between the two. */
  isContinued: boolean;
}

/**
 * An outline around letters, with rounded corners. It makes letters legible if their fill is too pale. The letters
 * cover the inner half of the outline.
 */
export interface Contour {
  color: string;
  /** Width of the visible and the covered half together, points. */
  width: number;
}

/** A text run in one font on a circle. Each glyph is rotated according to its position. */
export interface CircularTextShape {
  kind: 'circularText';
  /** One glyph per character, as in `TextShape.text`. */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Start of each character on its baseline, and its clockwise rotation in degrees. */
  positions: readonly (readonly [x: number, y: number, turn: number])[];
  block: StructureBlock;
}

/** Text that the certificate fonts lack, drawn as an image with system fonts. */
export interface FallbackTextShape {
  kind: 'fallbackText';
  text: string;
  role: FaceRole;
  size: number;
  fill: string;
  x: number;
  /** y of the baseline, points. */
  y: number;
  width: number;
  /** Extent of the text above the baseline, and `descent` below the baseline, points. Both are positive. */
  ascent: number;
  descent: number;
  block: StructureBlock;
  isContinued: boolean;
}

/**
 * A structure element of the document (heading, paragraph, figure). Shapes belong to the same element if they refer to
 * the same object.
 */
export type StructureBlock = TextBlock | LinkBlock | FigureBlock | DecorationBlock;

/** A structure element that screen readers read, that is, no decoration. */
export type TaggedBlock = Exclude<StructureBlock, DecorationBlock>;

/** A heading or a paragraph. */
export interface TextBlock {
  role: 'H1' | 'H2' | 'P';
  parent?: TableGroup;
}

/** A text run with a link target (PDF /Link). */
export interface LinkBlock {
  role: 'Link';
  parent?: TableGroup;
  /** Description of the link target in the document's language, because the linked text alone is not enough. */
  alt: string;
  href: string;
  /** Bounding box: x, y, width, height. */
  box: readonly [number, number, number, number];
}

/** Content that screen readers skip, such as a table header that is repeated on the second page. */
export interface DecorationBlock {
  role: 'Artifact';
}

/**
 * A structure element of a table (row, cell). Contents of the element refer to the same object, even on several pages.
 */
export interface TableGroup {
  role: 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR' | 'TH' | 'TD';
  parent?: TableGroup;
  /** Scope of a header cell (TH): row or column. */
  scope?: 'Row' | 'Column';
}

export interface FigureBlock {
  role: 'Figure';
  parent?: TableGroup;
  /** Alternative text in the document's language. */
  alt: string;
  /** URL of the link target. */
  href?: string;
  /** Bounding box: x, y, width, height. */
  box: readonly [number, number, number, number];
}

/** Information on how the texts fit on the certificate, from which the template editor shows hints. */
export interface FittingResult {
  nameLines: number;
  nameSize: number;
  /** Whether a custom text is too long for the front and continues on the back. */
  isContinuedOnBack: boolean;
  /** Texts that the certificate fonts lack, each once, in reading order. */
  fallbackTexts: readonly string[];
}
