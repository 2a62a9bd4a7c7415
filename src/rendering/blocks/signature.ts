import type { DesignColors } from '../designColors.ts';
import type { Composer } from '../layouts/composer.ts';
import type { Sheet } from '../layouts/layout.ts';
import { asFigure, containedPicture } from '../placePicture.ts';
import { block } from '../layouts/parts.ts';
import type { Box } from '../scene.ts';

/** Where a block over and below a rule stands: the rule's y, and its middle or its left end. */
export interface RulePlace extends Pick<Box, 'x' | 'y' | 'width'> {
  align: 'left' | 'center';
}

/** Space of the picture over the rule, points; its foot goes a little below the rule. */
const pictureHeight = 43;
const belowRule = 3;
const margin = 8;

/** What is signed lies on a piece of paper, with the rule near its lower edge. */
export interface SignaturePlate {
  paper: string;
  ink: string;
}

/** Points, from the place of a rule without a plate. */
const plateSpan = { over: 44, below: 1 };
const plateRule = 4;

/**
 * What somebody signed, on a rule over who it was. Nothing where nobody of that number signs.
 * @param plate under it. Default: none
 */
export function signatureBlock(
  { composer, text, colors, brand }: Pick<Sheet, 'composer' | 'text' | 'colors' | 'brand'>,
  index: number,
  place: RulePlace,
  plate?: SignaturePlate,
): void {
  const signatory = text.signatories[index];
  if (!signatory) return;
  const { x, y, width, align } = place;
  const left = leftOf(place);
  const picture = brand.signatures[index];
  const ruleY = plate ? y - plateRule : y;
  if (plate) {
    const { over, below } = plateSpan;
    composer.draw(block(left, y - over, width, over + below, plate.paper));
  }
  if (picture) {
    const height = plate ? pictureHeight - plateRule : pictureHeight;
    const box = {
      x: left + margin,
      y: ruleY - height + belowRule,
      width: width - 2 * margin,
      height,
    };
    const shape = containedPicture(picture, box, { align, valign: 'bottom' });
    composer.draw(asFigure(shape, signatory.name));
  }
  const inset = plate ? margin : 0;
  const ink = plate?.ink ?? colors.content;
  composer.rule(left + inset, left + width - inset, ruleY, ink, plate !== undefined);
  const look = { align, maxWidth: width } as const;
  const name = { ...look, face: 'bold', size: 8.6, minSize: 6.8, fill: colors.content } as const;
  composer.line(signatory.name, x, y + 12.5, name);
  const role = { ...look, face: 'body', size: 7.4, minSize: 6.5, fill: colors.muted } as const;
  composer.line(signatory.role, x, y + 23, { ...role, maxLines: 2, lineHeight: 9.4 });
}

/** Two signatures on either side of a middle; or one, with the date in the place of the other. */
export function signaturesBeside(
  sheet: Pick<Sheet, 'composer' | 'text' | 'colors' | 'brand'>,
  { x, y, distance, width }: Pick<Box, 'x' | 'y' | 'width'> & { distance: number },
): void {
  const { composer, text, colors } = sheet;
  const at = (side: -1 | 1): RulePlace => ({
    x: x + side * distance,
    y,
    width,
    align: 'center',
  });
  const isAlone = text.signatories.length === 1;
  if (isAlone) dateBlock(composer, text.completionDate, colors, at(-1));
  text.signatories.forEach((_, index) =>
    signatureBlock(sheet, index, at(index === 0 && !isAlone ? -1 : 1)),
  );
}

/** The date in the build of a signature: its value over the rule, what it is below. */
export function dateBlock(
  composer: Composer,
  { label, value }: { label: string; value: string },
  colors: DesignColors,
  place: RulePlace,
): void {
  if (value === '') return;
  const { x, y, width, align } = place;
  const left = leftOf(place);
  const look = { align, maxWidth: width } as const;
  composer.line(value, x, y - 6.5, {
    ...look,
    face: 'bold',
    size: 10.4,
    minSize: 8,
    fill: colors.content,
  });
  composer.rule(left, left + width, y, colors.content);
  composer.line(label, x, y + 12, {
    ...look,
    face: 'body',
    size: 7.4,
    minSize: 6.5,
    fill: colors.muted,
  });
}

const leftOf = ({ x, width, align }: RulePlace) => (align === 'center' ? x - width / 2 : x);
