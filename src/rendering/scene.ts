import type { Language } from '#domain/language.ts';
import { landscapePageSize } from '#domain/template/pageSize.ts';
import type { FaceName, FontRole } from './fonts/faces.ts';
import type { GlyphRun } from './fonts/glyphRun.ts';

/** Size of a page or box: width and height in points. */
export interface PageSize {
  width: number;
  height: number;
}

export { landscapePageSize };

/** Size of an A4 page in portrait, points. */
export const portraitPageSize = {
  width: landscapePageSize.height,
  height: landscapePageSize.width,
} as const satisfies PageSize;

/** A rectangle on a page, points. x and y are its top left corner. */
export interface Box extends PageSize {
  x: number;
  y: number;
}

/**
 * The two sides of a certificate as shapes, the common input for screen, print and PDF. Lengths are in points, and
 * colours have the form `#RRGGBB`.
 */
export interface Scene {
  /** Document title: kind of certificate, learner and course. */
  title: string;
  /** "Sample" in the document's language, if the data of the certificate is invented. */
  sampleWord?: string;
  language: Language;
  front: Side;
  back: Side;
  fitting: TextFittingReport;
}

export type SideName = 'front' | 'back';

/** A document of any number of pages. */
export interface MultiPageScene {
  title: string;
  language: Language;
  pages: readonly Side[];
}

export interface Side {
  /** Page size. Default: A4 landscape. */
  size?: PageSize;
  /** Name of the page: "Front" or "Back" in the document's language, or the page number. */
  label: string;
  /** Layer behind the shapes. Contains the drawings that are the same for all certificates with the same design. */
  background: BackgroundLayer;
  /** Shapes in reading order. */
  shapes: readonly Shape[];
}

/**
 * Drawings behind the text of a page. Layers with equal keys have equal shapes, so the drawings of a layer may be
 * cached by this key.
 */
export interface BackgroundLayer {
  key: string;
  shapes: readonly (PathShape | ImageShape)[];
}

export type Shape =
  | PathShape
  | ImageShape
  | TextShape
  | CircularTextShape
  | GlyphRunShape
  | FallbackTextShape;

export interface PathShape {
  kind: 'path';
  /** SVG path data, limited to the commands `M m l c s q t z`, as written by `PathWriter`. */
  d: string;
  /** Coordinate system of `d`. Default: points from the page's top left corner. */
  frame?: PathCoordinates;
  fill?: string;
  stroke?: string;
  /** Stroke width, points. */
  strokeWidth?: number;
  /** Opacity of the whole shape, 0 to 1. */
  opacity?: number;
  /** Structure element (heading, paragraph, figure) that the shape belongs to. Undefined for decoration. */
  block?: StructureElement;
  /** Whether the shape is too fine for miniatures. Miniatures leave out such shapes. */
  isFine?: boolean;
}

/** Position and scale of the coordinate system in which a path is given. */
export interface PathCoordinates {
  /** x of the coordinate system's origin on the page, points. */
  x: number;
  y: number;
  /** Length of a unit of the path on the page, points. */
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

/** An image that is stretched to a rectangle. The rectangle may reach beyond the page. */
export interface ImageShape extends Box {
  kind: 'image';
  url: string;
  /** Rectangle on the page outside which the image is not visible. Default: the whole image is visible. */
  clip?: Box;
  /** Structure element that the image belongs to. Undefined for decoration. */
  block?: FigureBlock;
}

/** A piece of text in one font on one line. */
export interface TextShape {
  kind: 'text';
  /**
   * Text in Unicode form NFC, with one glyph per character: no ligatures, and only characters of the Basic Multilingual
   * Plane.
   */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Left edge of each character, points. Includes kerning and letter spacing. */
  xs: readonly number[];
  /** Right edge of the last character, without the letter spacing after it, points. */
  right: number;
  /** y of the baseline, points. */
  y: number;
  tracking: number;
  /** Width that each digit takes, points. The digit is centred in it. Default: digits have the widths of the font. */
  digitWidth?: number;
  /** Whether the text is a line of an identifier with gaps between groups, as in `TextRun.hasGroupGaps`. */
  hasGroupGaps?: boolean;
  contour?: TextStroke | undefined;
  block: StructureElement;
  /** Whether the text continues on the next line. Copied text then gets a space between the two lines. */
  isContinued: boolean;
  /** The characters that the glyphs represent, if they differ from `text`, as in `TextRun.sourceText`. */
  sourceText?: string;
  line?: BidirectionalLine | undefined;
}

/**
 * A line in which text of different directions or fonts is displayed. Its shapes are in the order of display, from left
 * to right, and refer to the same object.
 */
export interface BidirectionalLine {
  /** Text of the line in reading order. */
  text: string;
  isRightToLeft: boolean;
}

/**
 * An outline around letters, with rounded corners. Makes letters with a pale colour legible. The letters cover the
 * inner half of the outline.
 */
export interface TextStroke {
  color: string;
  /** Width of the whole outline, including the inner half that the letters cover, points. */
  width: number;
}

/** A piece of text in one font on a circle. Each glyph is rotated according to its position on the circle. */
export interface CircularTextShape {
  kind: 'circularText';
  /** One glyph per character, as in `TextShape.text`. */
  text: string;
  face: FaceName;
  size: number;
  fill: string;
  /** Position of each character: x and y of its start on the baseline, and its clockwise rotation in degrees. */
  positions: readonly (readonly [x: number, y: number, turn: number])[];
  block: StructureElement;
}

/** A piece of text in one font on one line, whose glyphs a shaping engine has selected and positioned. */
export interface GlyphRunShape {
  kind: 'glyphRun';
  /** Text in reading order. */
  text: string;
  run: GlyphRun;
  size: number;
  fill: string;
  x: number;
  /** Right end of the advance width of the last cluster, points. */
  right: number;
  /** y of the baseline, points. */
  y: number;
  contour?: TextStroke | undefined;
  block: StructureElement;
  isContinued: boolean;
  line?: BidirectionalLine | undefined;
}

/** A text with characters that the certificate fonts lack. Drawn as an image with other fonts. */
export interface FallbackTextShape {
  kind: 'fallbackText';
  text: string;
  role: FontRole;
  size: number;
  fill: string;
  x: number;
  /** y of the baseline, points. */
  y: number;
  width: number;
  /**
   * Height of the text above the baseline (`ascent`) and depth below the baseline (`descent`), points. Both are
   * positive.
   */
  ascent: number;
  descent: number;
  block: StructureElement;
  isContinued: boolean;
  line?: BidirectionalLine | undefined;
}

/**
 * A structure element of the document (heading, paragraph, figure). Shapes with the same object belong to the same
 * structure element.
 */
export type StructureElement = TextBlock | LinkBlock | FigureBlock | DecorationBlock;

/** A structure element that screen readers read: any structure element except decoration. */
export type TaggedElement = Exclude<StructureElement, DecorationBlock>;

/** A heading or a paragraph. */
export interface TextBlock {
  role: 'H1' | 'H2' | 'P';
  parent?: TableStructureElement;
}

/** A piece of text with a link (PDF structure element `/Link`). */
export interface LinkBlock {
  role: 'Link';
  parent?: TableStructureElement;
  /**
   * Description of the link target in the document's language. Needed because the linked text alone does not describe
   * the target.
   */
  alt: string;
  href: string;
  /** Bounding box of the linked text: x, y, width and height, points. */
  box: readonly [number, number, number, number];
}

/** Content that screen readers skip, such as a table header repeated on a later page. */
export interface DecorationBlock {
  role: 'Artifact';
}

/**
 * A structure element of a table, such as a row or a cell. Contents of the same element refer to the same object, even
 * if they are on several pages.
 */
export interface TableStructureElement {
  role: 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR' | 'TH' | 'TD';
  parent?: TableStructureElement;
  /** Cells to which a header cell (TH) applies: its row or its column. */
  scope?: 'Row' | 'Column';
}

export interface FigureBlock {
  role: 'Figure';
  parent?: TableStructureElement;
  /** Description of the figure for screen readers, in the document's language. */
  alt: string;
  /** URL to which the figure links. Undefined for a figure without a link. */
  href?: string;
  /** Bounding box of the figure: x, y, width and height, points. */
  box: readonly [number, number, number, number];
}

/** Information on how well the texts fit on the certificate. The template editor shows hints based on this. */
export interface TextFittingReport {
  nameLines: number;
  nameSize: number;
  /** Whether a custom text is too long for the front and continues on the back. */
  isContinuedOnBack: boolean;
  /** Texts with characters that the certificate fonts lack. Each text is listed once, in reading order. */
  fallbackTexts: readonly string[];
}
