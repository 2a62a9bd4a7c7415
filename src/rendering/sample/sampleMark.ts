import { PathWriter } from '../layouts/ornaments/path.ts';
import { type Box, landscapePageSize, type PathShape, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import { clipPolygon } from './clipPolygon.ts';
import { getSampleWord, type Point } from './sampleWord.ts';

/**
 * The lines of the outline, from below: their colour and their distance to the right, points. White lines show on dark
 * pages and dark ones on light pages. On middle tones both show, because they are beside each other.
 */
const lineStyles = [
  { color: '#FFFFFF', offset: 3 },
  { color: '#101C26', offset: 0 },
] as const;
const lineOpacity = 0.2;
/** Opacity of the lines behind texts that would have too little contrast with the full ones. */
const faintOpacity = 0.055;
/** Opacity of lines that have the opacity of the full ones together with the faint ones below them. */
const upperOpacity = 1 - (1 - lineOpacity) / (1 - faintOpacity);
/** Width of the lines, points. */
const lineWidth = 3.2;

/**
 * Draws the outline of a word across a page, large and always at the same place. Behind a text that would have too
 * little contrast with its lines they are faint, or missing if even faint lines are too much. This holds for each colour
 * on its own, so that white texts have dark lines behind them.
 */
export function createSampleMark(side: Side, word: string): PathShape[] {
  const polygons = getSampleWord(word, side.size ?? landscapePageSize);
  return lineStyles.flatMap(({ color, offset }) => {
    const shiftedPolygons = polygons.map((polygon) =>
      polygon.map(([x, y]): Point => [x + offset, y]),
    );
    const drawLines = (clearBoxes: readonly Box[], opacity: number): PathShape => ({
      kind: 'path',
      d: traceLines(shiftedPolygons.flatMap((polygon) => clipPolygon(polygon, clearBoxes))),
      stroke: color,
      strokeWidth: lineWidth,
      opacity,
    });
    return [
      drawLines(listClearBoxes(side, color, faintOpacity), faintOpacity),
      drawLines(listClearBoxes(side, color, lineOpacity), upperOpacity),
    ];
  });
}

function traceLines(lines: readonly (readonly Point[])[]): string {
  const writer = new PathWriter(2);
  for (const [start, ...points] of lines) {
    if (start) writer.move(...start);
    const isClosed = points.at(-1) === start;
    for (const point of isClosed ? points.slice(0, -1) : points) writer.addLine(...point);
    if (isClosed) writer.close();
  }
  return writer.toString();
}
