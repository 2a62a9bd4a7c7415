import type { AreaName } from '#model/template/template.ts';
import type { CertificateDesign } from '../design.ts';
import type { CertificateText } from '../certificateText.ts';
import type { DesignColors } from '../designColors.ts';
import type { PathShape } from '../scene.ts';
import type { FittedText } from '../text/fit.ts';
import type { Composer } from './composer.ts';
import type { BackPlan } from './backBody.ts';
import type { StackResult } from './stack.ts';

/** What the front says of itself. */
export interface FrontResult {
  name: FittedText | undefined;
  /** Areas that their place cannot hold: less of them must stand here. */
  overfull: readonly AreaName[];
}

/** One of the six: where everything stands, and what is drawn below it. */
export interface Layout {
  /** Light on dark, where the colour of the content is that of the ground; without it, dark on light. */
  tone?: 'night';
  colors(design: CertificateDesign): DesignColors;
  /** Everything but a picture, which lies below it. Depends on nothing but the colours and whether there is a picture. */
  frontGround(colors: DesignColors, hasPicture: boolean): PathShape[];
  backGround(colors: DesignColors, hasPicture: boolean): PathShape[];
  front(
    composer: Composer,
    text: CertificateText,
    colors: DesignColors,
    hasPicture: boolean,
  ): FrontResult;
  /** Words at the head of the back, before its body. */
  backHead?(composer: Composer, text: CertificateText, colors: DesignColors): void;
  back(hasPicture: boolean): BackPlan;
}

/** Which areas of a front are too long, from the stacks that hold them. */
export function overfullAreas(
  ...stacks: readonly (readonly [StackResult, ...AreaName[]])[]
): AreaName[] {
  return stacks.flatMap(([{ fits }, ...areas]) => (fits ? [] : areas));
}
