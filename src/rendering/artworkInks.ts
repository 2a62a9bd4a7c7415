import { legibleTone } from '#model/color/legibleTone.ts';
import { contrast, mix } from '#model/color/oklch.ts';
import { rememberedLately } from '#model/remembered.ts';
import type { BackgroundPicture, CertificateDesign } from './design.ts';
import { artworkColors, nightColors, softened } from './designColors.ts';
import type { Tones } from './picture/tones.ts';
import { coveringPicture } from './placePicture.ts';
import type { Box } from './scene.ts';

/** What words are written in where they stand. */
export interface Ink {
  fill: string;
  /** Of a line around the letters, where no fill reads on all that they stand on. */
  outline?: string;
}

/** @param boxes around the lines of one text, on the page */
export type InkAt = (color: string, boxes: readonly Box[]) => Ink;

/** The greys that are as bright as the darkest and the brightest of what words stand on. */
export interface InkGround {
  low: string;
  high: string;
}

type ChosenColors = Pick<CertificateDesign, 'titleColor' | 'contentColor'>;

const white = '#FFFFFF';
const black = '#000000';
const readable = 4.5;
/** Of letters whose outline alone is what they are read by. */
const strong = 7;
/** Of hairlines. */
const seen = 2;
/** Against white, of a page that has light letters where they need an outline: dark ones in a white one would stand in a cloud. */
const darkPage = 3;

const mostInks = 200;

/** The inks of a design on its picture, each as near to its colour as the picture under the words allows. */
export function artworkInks(design: CertificateDesign, window: Box): InkAt {
  const groundAt = design.background ? groundsOf(design.background, window) : () => plain;
  const palette = paletteOf(design, design.background?.tones);
  const inks = new Map<string, Ink>();
  return (color, boxes) => {
    const ground = groundAt(boxes);
    const key = [color, ground.low, ground.high].join('|');
    return rememberedLately(inks, mostInks, key, () => inkOn(ground, color, palette));
  };
}

const plain: InkGround = { low: white, high: white };

/** What stands in for a colour where it does not read. */
interface Palette {
  /** Hairlines alone are in it. */
  rule: string | undefined;
  lightOf: (color: string) => string | undefined;
  /** Of words that no fill reads for: the same in all, or one certificate would look unlike the next. */
  outlined: Ink;
}

function paletteOf(chosen: ChosenColors, tones: Tones | undefined): Palette {
  const { content, muted, rule } = artworkColors(chosen);
  const light = mix(white, chosen.contentColor, 0.94);
  const night = nightColors(chosen).paper;
  const lights = new Map([
    [rule, mix(light, night, 0.4)],
    [muted, softened(light)],
    [content, light],
  ]);
  const isOfWords = [chosen.titleColor, content, muted].includes(rule);
  const isDark = tones !== undefined && contrast(white, meanOf(tones)) >= darkPage;
  const outlined: Ink = isDark
    ? { fill: legibleTone(light, [night], strong, 'lighter'), outline: night }
    : { fill: legibleTone(content, [white], strong, 'darker'), outline: white };
  return { rule: isOfWords ? undefined : rule, lightOf: (color) => lights.get(color), outlined };
}

/** The colour itself, its light counterpart, a tone of its hue, the ink with an outline: the first that reads on both. */
export function inkOn({ low, high }: InkGround, color: string, palette: Palette): Ink {
  const grounds = [low, high];
  const ratio = color === palette.rule ? seen : readable;
  // What is brighter than the one and darker than the other is as bright as something between them.
  const isBetween = (fill: string) =>
    contrast(fill, black) > contrast(low, black) && contrast(fill, black) < contrast(high, black);
  const reads = (fill: string) =>
    grounds.every((ground) => contrast(fill, ground) >= ratio) && !isBetween(fill);
  const light = palette.lightOf(color) ?? color;
  if (reads(color)) return { fill: color };
  if (reads(light)) return { fill: light };
  const tones = [
    legibleTone(color, grounds, ratio, 'darker'),
    legibleTone(light, grounds, ratio, 'lighter'),
  ];
  const fill = tones.find(reads);
  return fill === undefined ? palette.outlined : { fill };
}

/** What the parts of a picture under boxes have in common; all there may be where nobody could look at it. */
function groundsOf(picture: BackgroundPicture, window: Box) {
  const { tones } = picture;
  const place = coveringPicture(picture, window);
  return (boxes: readonly Box[]): InkGround =>
    tones ? groundUnder(tones, place, boxes) : { low: black, high: white };
}

/** @param place of the picture on the page */
export function groundUnder(tones: Tones, place: Box, boxes: readonly Box[]): InkGround {
  let [low, high] = [255, 0];
  const { columns, rows, lows, highs } = tones;
  for (const box of boxes) {
    const across = partsUnder(box.x - place.x, box.width, place.width, columns);
    const down = partsUnder(box.y - place.y, box.height, place.height, rows);
    for (let row = down.first; row <= down.last; row++)
      for (let column = across.first; column <= across.last; column++) {
        low = Math.min(low, lows[row * columns + column] ?? 255);
        high = Math.max(high, highs[row * columns + column] ?? 0);
      }
  }
  return { low: grey(Math.min(low, high)), high: grey(high) };
}

function partsUnder(start: number, length: number, whole: number, count: number) {
  const partAt = (place: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((place / whole) * count)));
  return { first: partAt(start), last: partAt(start + length) };
}

/** The grey between the darkest and the brightest of all parts. */
function meanOf({ lows, highs }: Tones): string {
  const sum = (levels: Uint8Array) => levels.reduce((before, level) => before + level, 0);
  return grey(Math.round((sum(lows) + sum(highs)) / (lows.length + highs.length)));
}

const grey = (level: number): string =>
  `#${level.toString(16).padStart(2, '0').toUpperCase().repeat(3)}`;
