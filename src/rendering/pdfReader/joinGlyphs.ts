import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { Glyph } from './readGlyphs.ts';

/** A line of text on a page, or a text along a curve. */
export interface TextLine {
  text: string;
  /** Area of the line on the page, points from the upper left corner. */
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Maximum distance of letters that count as one, in font sizes. Outlined text draws each letter twice. */
const maxRepetitionDistance = 0.12;
/** Maximum distance of baselines within a line, in font sizes. */
const maxBaselineDistance = 0.12;
/** Minimum gap within a line that counts as a space, in font sizes. */
const minSpaceWidth = 0.17;
/** Gap, in font sizes, from which letters belong to another line, such as the next column. */
const maxGapWidth = 1.6;
/** Maximum distance from the end of a letter to the start of the next one along a curve, in font sizes. */
const maxCurveGap = 0.9;
/** Maximum sine of the angle of horizontal text. */
const maxHorizontalSlope = 0.02;

/**
 * Joins the letters of a page to lines by their positions, because the order in which programs write letters varies.
 * A letter that is drawn several times at one place is read once. Lines are sorted from top to bottom.
 */
export function joinGlyphs(glyphs: readonly Glyph[]): TextLine[] {
  const unique = removeRepeatedGlyphs(glyphs);
  const horizontal = unique.filter(isHorizontal);
  const turned = unique.filter((glyph) => !isHorizontal(glyph));
  return [...joinHorizontalGlyphs(horizontal), ...joinCurvedGlyphs(turned)].sort(
    (a, b) => a.box.top - b.box.top || a.box.left - b.box.left,
  );
}

const isHorizontal = ({ x, y, endX, endY, size }: Glyph): boolean =>
  endX >= x && Math.abs(endY - y) <= maxHorizontalSlope * Math.max(endX - x, size / 4);

function removeRepeatedGlyphs(glyphs: readonly Glyph[]): Glyph[] {
  const glyphsByText = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === '') return false;
    const same = getOrCreate(glyphsByText, glyph.text, () => []);
    const isRepeated = same.some(
      ({ x, y, size }) => Math.hypot(glyph.x - x, glyph.y - y) < maxRepetitionDistance * size,
    );
    if (!isRepeated) same.push(glyph);
    return !isRepeated;
  });
}

function joinHorizontalGlyphs(glyphs: readonly Glyph[]): TextLine[] {
  const rows: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && glyph.y - first.y <= maxBaselineDistance * Math.max(first.size, glyph.size))
      rows.at(-1)?.push(glyph);
    else rows.push([glyph]);
  }
  return rows.flatMap((row) => {
    row.sort((a, b) => a.x - b.x);
    return splitAtGaps(row).map(toTextLine);
  });
}

function splitAtGaps(row: readonly Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [];
  for (const glyph of row) {
    const last = parts.at(-1)?.at(-1);
    const gap = last ? glyph.x - last.endX : Infinity;
    const isSameLine = last && gap < maxGapWidth * Math.max(glyph.size, last.size);
    if (isSameLine) parts.at(-1)?.push(glyph);
    else parts.push([glyph]);
  }
  return parts;
}

/** Joins letters along curves: each letter is followed by the nearest letter after its end. */
function joinCurvedGlyphs(glyphs: readonly Glyph[]): TextLine[] {
  const remaining = new Set(glyphs);
  const followers = new Map(glyphs.map((glyph) => [glyph, findFollower(glyph, glyphs)]));
  const followed = new Set(followers.values());
  const lines: TextLine[] = [];
  for (const start of [...glyphs.filter((glyph) => !followed.has(glyph)), ...glyphs]) {
    const line: Glyph[] = [];
    let glyph: Glyph | undefined = start;
    while (glyph && remaining.delete(glyph)) {
      line.push(glyph);
      glyph = followers.get(glyph);
    }
    if (line.length > 0) lines.push(toTextLine(line));
  }
  return lines;
}

function findFollower(glyph: Glyph, glyphs: readonly Glyph[]): Glyph | undefined {
  const { endX, endY, size } = glyph;
  let [follower, distance]: [Glyph | undefined, number] = [undefined, maxCurveGap * size];
  for (const candidate of glyphs) {
    const gap = Math.hypot(candidate.x - endX, candidate.y - endY);
    if (candidate !== glyph && gap < distance) [follower, distance] = [candidate, gap];
  }
  return follower;
}

function toTextLine(glyphs: readonly Glyph[]): TextLine {
  let text = '';
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  glyphs.forEach((glyph, index) => {
    const previous = glyphs[index - 1];
    const gap = previous ? Math.hypot(glyph.x - previous.endX, glyph.y - previous.endY) : 0;
    text += (gap > minSpaceWidth * glyph.size ? ' ' : '') + glyph.text;
    box.left = Math.min(box.left, glyph.x, glyph.endX);
    box.right = Math.max(box.right, glyph.x, glyph.endX);
    box.top = Math.min(box.top, glyph.y - glyph.size, glyph.endY - glyph.size);
    box.bottom = Math.max(box.bottom, glyph.y + glyph.size / 4, glyph.endY + glyph.size / 4);
  });
  return { text, box };
}
