import { PathWriter } from '../layouts/ornaments/path.ts';
import { type Box, landscapePageSize, type PathShape, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import { clipPolygon } from './clipPolygon.ts';
import { getSampleWord, type Point } from './sampleWord.ts';

/** A middle tone, which shows on light and on dark pages. */
const lineColor = '#7F8992';
const lineOpacity = 0.36;
/** Opacity of the lines behind texts that would have too little contrast with the full ones. */
const faintOpacity = 0.1;
/** Opacity of lines that have the opacity of the full ones together with the faint ones below them. */
const upperOpacity = 1 - (1 - lineOpacity) / (1 - faintOpacity);
/** Width of the lines, points. */
const lineWidth = 3.2;

/**
 * Draws the outline of a word across a page, large and always at the same place. Behind a text that would have too
 * little contrast with its lines they are faint, or missing if even faint lines are too much.
 */
export function createSampleMark(side: Side, word: string): PathShape[] {
  const polygons = getSampleWord(word, side.size ?? landscapePageSize);
  const drawLines = (clearBoxes: readonly Box[], opacity: number): PathShape => ({
    kind: 'path',
    d: traceLines(polygons.flatMap((polygon) => clipPolygon(polygon, clearBoxes))),
    stroke: lineColor,
    strokeWidth: lineWidth,
    opacity,
  });
  return [
    drawLines(listClearBoxes(side, lineColor, faintOpacity), faintOpacity),
    drawLines(listClearBoxes(side, lineColor, lineOpacity), upperOpacity),
  ];
}

function traceLines(lines: readonly (readonly Point[])[]): string {
  const writer = new PathWriter(2);
  for (const [start, ...points] of lines) {
    if (start) writer.move(...start);
    const isClosed = points.at(-1) === start;
    for (const point of isClosed ? points.slice(0, -1) : points) writer.line(...point);
    if (isClosed) writer.close();
  }
  return writer.toString();
}
