import { PathWriter } from '../layouts/ornaments/path.ts';
import { landscapePageSize, type PathShape, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import { clipPolygon } from './clipPolygon.ts';
import { getSampleWord, type Point } from './sampleWord.ts';

/** A middle tone, which shows on light and on dark pages. */
const lineColor = '#7F8992';
const lineOpacity = 0.36;
/** Width of the lines, points. */
const lineWidth = 3.2;

/**
 * Draws the outline of a word across a page, large and always at the same place. Its lines stop before a text that would
 * have too little contrast with them.
 */
export function createSampleMark(side: Side, word: string): PathShape {
  const clearBoxes = listClearBoxes(side, lineColor, lineOpacity);
  const polygons = getSampleWord(word, side.size ?? landscapePageSize);
  const lines = polygons.flatMap((polygon) => clipPolygon(polygon, clearBoxes));
  return {
    kind: 'path',
    d: traceLines(lines),
    stroke: lineColor,
    strokeWidth: lineWidth,
    opacity: lineOpacity,
  };
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
