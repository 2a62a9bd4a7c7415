import type { AreaName } from '#model/template/template.ts';
import type { CertificateText } from '../certificateText.ts';
import type { InkAt } from '../artworkInks.ts';
import type { BrandPictures, CertificateDesign } from '../design.ts';
import type { DesignColors } from '../designColors.ts';
import type { Box, PathShape } from '../scene.ts';
import type { FittedText } from '../text/fit.ts';
import type { Composer } from './composer.ts';
import type { BackPlan } from '../back/backBody.ts';
import type { Setting } from './setting.ts';
import type { StackResult } from './stack.ts';

/** A front while it is written, with all that stands on it. */
export interface Sheet {
  composer: Composer;
  text: CertificateText;
  colors: DesignColors;
  setting: Setting;
  brand: BrandPictures;
}

/** What the front says of itself. */
export interface FrontResult {
  name: FittedText | undefined;
  /** Areas that their place cannot hold: less of them must stand here. */
  overfull: readonly AreaName[];
}

/** Where everything of a layout stands, and what is drawn below it. */
export interface Layout {
  /** Everything but the picture, which lies below it. */
  frontGround(colors: DesignColors, setting: Setting): PathShape[];
  backGround(colors: DesignColors, setting: Setting): PathShape[];
  front(sheet: Sheet): FrontResult;
  /** Words at the head of the back, before its body. */
  backHead?(sheet: Sheet): void;
  back(setting: Setting): BackPlan;
  /** Where words stand on the picture: what they are written in there. Default: the design's colours. */
  inksOn?(design: CertificateDesign, window: Box): InkAt;
}

/** Which areas of a front are too long, from the stacks that hold them. */
export function overfullAreas(
  ...stacks: readonly (readonly [StackResult, ...AreaName[]])[]
): AreaName[] {
  return stacks.flatMap(([{ fits }, ...areas]) => (fits ? [] : areas));
}
