import type { AreaName } from '#domain/template/template.ts';
import type { CertificateText } from '../certificateText.ts';
import type { TextColorPicker } from '../textColorPicker.ts';
import type { BrandImages, CertificateDesign } from '../design.ts';
import type { DesignColors } from '../designColors.ts';
import type { Box, PathShape } from '../scene.ts';
import type { FittedText } from '../text/fitText.ts';
import type { ShapeCollector } from './composer.ts';
import type { PresentLayoutElements } from './layoutContext.ts';

/** Text of a custom area, or the rest of it. */
export interface AreaText {
  area: AreaName;
  text: string;
}

/** Input of the functions that draw the front or back of a certificate. */
export interface LayoutInput {
  composer: ShapeCollector;
  text: CertificateText;
  colors: DesignColors;
  context: PresentLayoutElements;
  brand: BrandImages;
  /** Maximum number of lines of the custom header text. Default: 2. */
  headerLines?: 2 | 3;
  /** Whether the whole custom center text is on the back. `text.center` is then only the note that says so. */
  isCenterOnBack?: boolean;
}

/**
 * Result of drawing the front of a certificate: the fitted name of the learner, and the custom texts that do not fit.
 */
export interface FrontDrawingResult {
  name: FittedText | undefined;
  /** Custom texts that do not fit on the front and must be shortened. */
  overflowingAreas: readonly AreaName[];
}

/** Creates the result of drawing a front from the learner's name and the columns of texts on the front. */
export const createFrontResult = (
  name: FittedText | undefined,
  ...columns: readonly Pick<FrontDrawingResult, 'overflowingAreas'>[]
): FrontDrawingResult => ({
  name,
  overflowingAreas: columns.flatMap(({ overflowingAreas }) => overflowingAreas),
});

/** A certificate layout: the functions that draw the front and back of a certificate. */
export interface Layout {
  /** Draws the ornaments behind the text of the front. The background image is drawn separately. */
  drawFrontBackground(colors: DesignColors, context: PresentLayoutElements): PathShape[];
  drawBackBackground(colors: DesignColors, context: PresentLayoutElements): PathShape[];
  /** Whether the front has a seal that can be smaller, so that texts have more room. */
  canShrinkSeal?: true;
  drawFront(input: LayoutInput): FrontDrawingResult;
  /** Draws the back. @param rests custom texts, or their rests, that did not fit on the front */
  drawBack(input: LayoutInput, rests: readonly AreaText[]): void;
  /**
   * Creates the picker that adjusts text colours to the background image. If a layout does not have this method,
   * texts keep the colours of the design.
   */
  createTextColorPicker?(design: CertificateDesign, imageArea: Box): TextColorPicker;
}
