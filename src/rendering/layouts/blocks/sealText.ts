import { composeCombiningMarks } from '#domain/text/composeCombiningMarks.ts';
import { getMonogram } from '../layoutContext.ts';
import type { LayoutInput } from '../layout.ts';
import type { ShapeCollector } from '../composer.ts';
import type { Face } from '../../fonts/faces.ts';
import { traceStar } from '../ornaments/smallOrnaments.ts';
import {
  sealTextRadius,
  getSealLogoBox,
  type SealPosition,
  sealStarsRadius,
} from '../ornaments/seal.ts';
import { type StructureElement, createFilledPath, type CircularTextShape } from '../../scene.ts';
import { placeGlyphs } from '../../text/textMeasurer.ts';
import { minTextSize } from '../columnText.ts';
import { createLogo } from './logo.ts';

interface SealTextStyle {
  color: string;
  /**
   * Content along the lower edge of the round seal: the achievement label, or five stars if the label is
   * elsewhere on the page.
   */
  below: 'label' | 'stars';
}

/**
 * Angles that the curved text lines of the seal may extend over, in radians. `above` and `below` are the lines at the
 * upper and the lower edge. The first number is the preferred maximum. The second number is the maximum at the smallest
 * font size.
 */
const arcs = { above: [3.55, 3.7], below: [1.75, 1.9] } as const;
const decoration: StructureElement = { role: 'Artifact' };

/**
 * Position and letter spacing of the curved text lines. `baselineShare` is the radius of the baseline as a share of the
 * seal's radius. `tracking` is the letter spacing in ems, and `tightTracking` is used at smaller font sizes. Lower-case
 * letters extend below the baseline and need less letter spacing than capitals.
 */
const letterSettings = {
  capitals: { baselineShare: sealTextRadius, tracking: 0.16, tightTracking: 0.13 },
  mixed: { baselineShare: sealTextRadius + 0.008, tracking: 0.08, tightTracking: 0.06 },
};

/**
 * Draws the text around the edge of a round seal, and the company's monogram or logo in the middle of the seal.
 *
 * The fixed texts of the certificate are in capitals. The company's name is drawn as the company writes it: the
 * language of the name is unknown, and capitals of the wrong language misspell it (i is İ in Turkish, ά is Α in Greek,
 * "na hÉireann" has a lower-case h in Irish).
 */
export function drawSealText(
  input: LayoutInput,
  position: SealPosition,
  style: SealTextStyle,
): void {
  const { composer, text, context } = input;
  const below =
    style.below === 'label'
      ? fitLettering(composer, composer.toUpperCase(text.label), position, 'below')
      : undefined;
  const company = fitLettering(composer, text.company, position, 'above');
  const above =
    company ??
    fitLettering(composer, composer.toUpperCase(text.title), position, 'above') ??
    fitLettering(composer, composer.toUpperCase(text.label), position, 'above');
  const { color } = style;
  if (above)
    composer.shapes.push({
      ...above.text,
      fill: color,
      block: company ? { role: 'P' } : decoration,
    });
  if (below) composer.shapes.push({ ...below.text, fill: color, block: { role: 'P' } });
  const stars = style.below === 'stars' ? traceStarRow(position) : '';
  const between = traceSideStars(position, above?.angle ?? 0, below?.angle ?? (stars ? 1.1 : 0));
  composer.addShapes(createFilledPath(between + stars, style.color));
  if (context.emblem === 'monogram') drawMonogram(composer, text.company, position, style.color);
  const { logo } = input.brand;
  if (context.emblem === 'logo' && logo)
    composer.addShapes(...createLogo(input, getSealLogoBox(position, logo.width / logo.height)));
}

interface Lettering {
  text: Omit<CircularTextShape, 'fill' | 'block'>;
  /** Angle between the first and the last letter, in radians. */
  angle: number;
}

/**
 * Places a text line on a circular arc of the seal, in the largest font size that fits. Returns undefined if the text
 * is too long, or if no single font has all of its characters.
 */
function fitLettering(
  composer: ShapeCollector,
  label: string,
  position: SealPosition,
  arc: keyof typeof arcs,
): Lettering | undefined {
  const text = composeCombiningMarks(label);
  const isMixed = /\p{Ll}/u.test(text);
  const letterSetting = isMixed ? letterSettings.mixed : letterSettings.capitals;
  const { baselineShare, tightTracking } = letterSetting;
  const [preferredAngle, maxAngle] = arcs[arc];
  // Its spacing alone is too wide. Placing each letter of a very long text would take seconds.
  const minWidth = (text.length - 1) * tightTracking * minTextSize;
  if (minWidth > maxAngle * baselineShare * position.radius) return undefined;
  const [run, ...otherRuns] = composer.getMeasurer(text, 'title').splitRuns(text);
  if (run?.kind !== 'face' || otherRuns.length > 0) return undefined;
  let size = Math.max(minTextSize, position.radius * 0.145);
  for (let { tracking } = letterSetting; ; tracking = tightTracking) {
    const placement = { size, tracking: tracking * size, baselineShare, arc };
    const lettering = placeOnCircle(run.face, text, position, placement);
    if (lettering.angle <= preferredAngle) return lettering;
    if (size <= minTextSize) return lettering.angle <= maxAngle ? lettering : undefined;
    size = Math.max(minTextSize, size * 0.97);
  }
}

function placeOnCircle(
  face: Face,
  text: string,
  { x, y, radius }: SealPosition,
  placement: { size: number; tracking: number; baselineShare: number; arc: keyof typeof arcs },
): Lettering {
  const { size, tracking, baselineShare, arc } = placement;
  const { xs, right } = placeGlyphs(face, text, 0, size, tracking);
  const baselineRadius = radius * baselineShare;
  const isAbove = arc === 'above';
  const scale = size / face.unitsPerEm;
  // On the lower arc the letters' tops point to the middle.
  const glyphRadius = isAbove ? baselineRadius : baselineRadius + face.capHeight * scale;
  const positions = xs.map((glyphX, index): CircularTextShape['positions'][number] => {
    const halfAdvance = (face.getAdvance(face.getGlyph(text.charCodeAt(index))) * scale) / 2;
    const along = (glyphX + halfAdvance - right / 2) / baselineRadius;
    const turn = isAbove ? along : -along;
    const angle = isAbove ? along - Math.PI / 2 : Math.PI / 2 - along;
    return [
      x + glyphRadius * Math.cos(angle) - halfAdvance * Math.cos(turn),
      y + glyphRadius * Math.sin(angle) - halfAdvance * Math.sin(turn),
      (turn * 180) / Math.PI,
    ];
  });
  return {
    text: { kind: 'circularText', text, face: face.name, size, positions },
    angle: right / baselineRadius,
  };
}

/**
 * Traces a star on the left and a star on the right of the seal. The stars are halfway between the ends of the two
 * curved text lines.
 * @param above angle of the upper text line, in radians
 * @param below angle of the lower text line, in radians
 */
function traceSideStars({ x, y, radius }: SealPosition, above: number, below: number): string {
  const middle = (above / 2 + Math.PI - below / 2) / 2;
  return [-1, 1]
    .map((side) => {
      const angle = side * middle - Math.PI / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return traceStar(
        x + radius * sealStarsRadius * cos,
        y + radius * sealStarsRadius * sin,
        radius * 0.032,
        5,
        0.42,
        angle,
      );
    })
    .join('');
}

/** Traces five stars along the lower edge of a seal. The star in the middle is larger than the others. */
function traceStarRow({ x, y, radius }: SealPosition): string {
  return [-2, -1, 0, 1, 2]
    .map((step) => {
      const angle = Math.PI / 2 + step * 0.2;
      const [cos, sin] = [Math.cos(angle) * radius * 0.783, Math.sin(angle) * radius * 0.783];
      return traceStar(x + cos, y + sin, radius * (step === 0 ? 0.042 : 0.03), 5, 0.42, angle);
    })
    .join('');
}

function drawMonogram(
  composer: ShapeCollector,
  company: string,
  position: SealPosition,
  fill: string,
): void {
  const { x, y, radius } = position;
  const letters = getMonogram(company);
  const size = radius * (Array.from(letters).length > 1 ? 0.3 : 0.42);
  const baseline = y + (size * composer.getCapHeight('title')) / 2 - radius * 0.01;
  const style = { face: 'title', size, fill, align: 'center', block: decoration } as const;
  composer.drawText(letters, x, baseline, style);
}
