import { monogramOf } from '../layouts/setting.ts';
import type { Sheet } from '../layouts/layout.ts';
import type { Composer } from '../layouts/composer.ts';
import type { Face } from '../fonts/faces.ts';
import { star } from '../ornaments/marks.ts';
import { letteringAt, logoBoxIn, type SealPlace, starsAt } from '../ornaments/seal.ts';
import { type Block, filled, type RingShape } from '../scene.ts';
import { placeGlyphs } from '../text/typeset.ts';
import { smallestSize } from '../layouts/stack.ts';
import { logoIn } from './logo.ts';

interface SealWordsLook {
  ink: string;
  /** What stands below: the word for the achievement, or five stars where it stands elsewhere. */
  below: 'label' | 'stars';
}

/** Radians that the two lines may take, and as much as they may have at their smallest. */
const arcs = { above: [3.55, 3.7], below: [1.75, 1.9] } as const;
const decoration: Block = { role: 'Artifact' };

/** Who certifies what, in capitals around a seal; and what the company has for its middle. */
export function sealWords(sheet: Sheet, place: SealPlace, look: SealWordsLook): void {
  const { composer, text, setting } = sheet;
  const below =
    look.below === 'label' ? lettering(composer, text.label, place, 'below') : undefined;
  const company = lettering(composer, text.company, place, 'above');
  const title = company ? undefined : lettering(composer, text.title, place, 'above');
  const above = company ?? title ?? lettering(composer, text.label, place, 'above');
  const speaks: Block = { role: 'P' };
  if (above) composer.shapes.push(ring(above, look.ink, company ? speaks : decoration));
  if (below) composer.shapes.push(ring(below, look.ink, { role: 'P' }));
  const stars = look.below === 'stars' ? rowOfStars(place) : '';
  const between = starsBetween(place, above?.angle ?? 0, below?.angle ?? (stars ? 1.1 : 0));
  composer.draw(filled(between + stars, look.ink));
  if (setting.emblem === 'monogram') monogram(composer, text.company, place, look.ink);
  const { logo } = sheet.brand;
  if (setting.emblem === 'logo' && logo)
    composer.draw(...logoIn(sheet, logoBoxIn(place, logo.width / logo.height)));
}

interface Lettering extends Pick<RingShape, 'text' | 'size' | 'places'> {
  face: Face;
  /** Radians from its first letter to its last. */
  angle: number;
}

/** A line as large as its arc allows; undefined for one that is too long, or that one face cannot write. */
function lettering(
  composer: Composer,
  words: string,
  place: SealPlace,
  where: keyof typeof arcs,
): Lettering | undefined {
  const text = composer.capitals(words).normalize('NFC');
  const [run, ...others] = composer.typeset(text, 'title').runsOf(text);
  if (run?.kind !== 'face' || others.length > 0) return undefined;
  const [wanted, most] = arcs[where];
  let size = Math.max(smallestSize, place.radius * 0.145);
  for (let tracking = 0.16; ; tracking = 0.13) {
    const set = onCircle(run.face, text, place, { size, tracking: tracking * size, where });
    if (set.angle <= wanted) return set;
    if (size <= smallestSize) return set.angle <= most ? set : undefined;
    size = Math.max(smallestSize, size * 0.97);
  }
}

function onCircle(
  face: Face,
  text: string,
  { x, y, radius }: SealPlace,
  { size, tracking, where }: { size: number; tracking: number; where: keyof typeof arcs },
): Lettering {
  const { xs, right } = placeGlyphs(face, text, 0, size, tracking);
  const around = radius * letteringAt;
  const isAbove = where === 'above';
  const scale = size / face.unitsPerEm;
  // Below, the letters' heads look to the middle.
  const baseline = isAbove ? around : around + face.capHeight * scale;
  const places = xs.map((left, index): RingShape['places'][number] => {
    const half = (face.advanceOf(face.glyphOf(text.charCodeAt(index))) * scale) / 2;
    const along = (left + half - right / 2) / around;
    const turn = isAbove ? along : -along;
    const angle = isAbove ? along - Math.PI / 2 : Math.PI / 2 - along;
    return [
      x + baseline * Math.cos(angle) - half * Math.cos(turn),
      y + baseline * Math.sin(angle) - half * Math.sin(turn),
      (turn * 180) / Math.PI,
    ];
  });
  return { face, text, size, places, angle: right / around };
}

const ring = ({ face, text, size, places }: Lettering, fill: string, block: Block): RingShape => ({
  kind: 'ring',
  text,
  face: face.name,
  size,
  fill,
  places,
  block,
});

/** One on either side, halfway between the two lines. */
function starsBetween({ x, y, radius }: SealPlace, above: number, below: number): string {
  const middle = (above / 2 + Math.PI - below / 2) / 2;
  return [-1, 1]
    .map((side) => {
      const angle = side * middle - Math.PI / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return star(
        x + radius * starsAt * cos,
        y + radius * starsAt * sin,
        radius * 0.032,
        5,
        0.42,
        angle,
      );
    })
    .join('');
}

/** Five below, the middle one larger. */
function rowOfStars({ x, y, radius }: SealPlace): string {
  return [-2, -1, 0, 1, 2]
    .map((step) => {
      const angle = Math.PI / 2 + step * 0.2;
      const [cos, sin] = [Math.cos(angle) * radius * 0.783, Math.sin(angle) * radius * 0.783];
      return star(x + cos, y + sin, radius * (step === 0 ? 0.042 : 0.03), 5, 0.42, angle);
    })
    .join('');
}

function monogram(composer: Composer, company: string, place: SealPlace, fill: string): void {
  const { x, y, radius } = place;
  const letters = monogramOf(company);
  const size = radius * (Array.from(letters).length > 1 ? 0.3 : 0.42);
  const baseline = y + (size * composer.capHeight('title')) / 2 - radius * 0.01;
  const look = { face: 'title', size, fill, align: 'center', block: decoration } as const;
  composer.line(letters, x, baseline, look);
}
