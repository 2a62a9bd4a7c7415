import type { AreaName } from '#domain/template/template.ts';
import type { CertificateText } from '../certificateText.ts';
import type { TextColorPicker } from '../textColorPicker.ts';
import type { BrandImages, CertificateDesign } from '../design.ts';
import type { DesignColors } from '../designColors.ts';
import type { Box, PathShape } from '../scene.ts';
import type { FittedText } from '../text/fitText.ts';
import type { Composer } from './composer.ts';
import type { BackLayout } from './back/backLayout.ts';
import type { LayoutConditions } from './layoutContext.ts';
import type { StackResult } from './stack.ts';

/** Input of the functions that draw the front or back of a certificate. */
export interface LayoutInput {
  composer: Composer;
  text: CertificateText;
  colors: DesignColors;
  context: LayoutConditions;
  brand: BrandImages;
}

/** Result of drawing the front of a certificate: how texts were fitted. */
export interface FrontDrawingResult {
  name: FittedText | undefined;
  /** Custom texts that do not fit on the front and must be shortened. */
  overflowingAreas: readonly AreaName[];
}

/** A layout of certificates: functions that draw its front and back. */
export interface Layout {
  /** Draws the ornaments behind the text of the front, without the background image. */
  drawFrontBackground(colors: DesignColors, context: LayoutConditions): PathShape[];
  drawBackBackground(colors: DesignColors, context: LayoutConditions): PathShape[];
  drawFront(input: LayoutInput): FrontDrawingResult;
  /** Draws texts at the top of the back, before the facts and the QR code. */
  drawBackHeader?(input: LayoutInput): void;
  getBackLayout(context: LayoutConditions): BackLayout;
  /**
   * Creates the function that adjusts text colours to the background image. Default: text has the colours of the
   * design.
   */
  createTextColorPicker?(design: CertificateDesign, imageArea: Box): TextColorPicker;
}

/**
 * Returns the custom areas whose texts do not fit in their box.
 * @param stacks results of drawing text columns, each with the areas that the column contains
 */
export function getOverflowingAreas(
  ...stacks: readonly (readonly [StackResult, ...AreaName[]])[]
): AreaName[] {
  return stacks.flatMap(([{ fits }, ...areas]) => (fits ? [] : areas));
}
