import type { Box } from '../../scene.ts';
import type { ShapeCollector } from '../composer.ts';
import type { AreaText, LayoutInput } from '../layout.ts';
import type { PresentLayoutElements } from '../layoutContext.ts';
import { artworkTextBoxes, scaleToPrintArea } from '../layoutProperties.ts';
import { padBox, veilPadding } from '../veil.ts';
import { qrCodeColumnWidth } from './codeColumn.ts';
import { drawBackBody } from './drawBackBody.ts';

/** Space between the text and the column with the QR code, points. */
export const artworkColumnGap = 71.9;
/** Typical font size of the texts, points. */
const textSize = 10;
/** Maximum contrast ratio within a part of the image that no shape of the image crosses. */
const maxCalmContrast = 1.2;
/** Minimum space between the columns and shapes of the image above and below them, points. */
const clearance = 6;
/** Distance between the positions to try for the columns, points. */
const moveStep = 6;

/**
 * Draws the back of a certificate on a page that the company designed. The columns are in the vertical middle of their
 * box, or so much higher or lower that no shape of the image crosses the texts. Texts that are not legible on the image
 * have a veil.
 */
export function drawArtworkBack(input: LayoutInput, rests: readonly AreaText[]): void {
  const { composer, colors } = input;
  const box = getTextBox(input.context);
  const drawMoved = (move: number) =>
    drawBackBody(input, rests, {
      box: moveBox(box, move),
      codeX: box.x + box.width + artworkColumnGap,
    });
  // Texts of a block share colours that are legible on the whole block.
  const blocks = [colors.title, colors.content, colors.muted].map((color) => ({
    color,
    size: textSize,
    boxes: [box],
  }));
  let columns: Box = box;
  const lines = composer.measureLines(() => {
    columns = { ...box, ...drawMoved(0) };
  });
  const lineBoxes = lines.flatMap(({ boxes }) => boxes);
  const move = findCalmMove(composer, box, columns, lineBoxes);
  const movedLines = lines.map((line) => ({
    ...line,
    boxes: line.boxes.map((lineBox) => moveBox(lineBox, move)),
  }));
  const isLegible = composer.areLegible([...blocks, ...movedLines]);
  if (!isLegible) composer.drawVeil(padBox(columns, veilPadding), colors.rule);
  drawMoved(isLegible ? move : 0);
}

/** Returns the box of the texts, beside the column with the QR code. */
function getTextBox(context: PresentLayoutElements): Box {
  const zone = scaleToPrintArea(artworkTextBoxes.back, context);
  return { ...zone, width: zone.width - qrCodeColumnWidth - artworkColumnGap };
}

const moveBox = (box: Box, move: number): Box => ({ ...box, y: box.y + move });

/**
 * Returns the shortest way from the middle of their box, up or down, to where no shape of the image crosses the columns, or
 * at least none of their texts, points. Returns 0 if there is no such place.
 */
function findCalmMove(
  composer: ShapeCollector,
  box: Box,
  columns: Box,
  lineBoxes: readonly Box[],
): number {
  const steps = Math.max(0, Math.floor((box.height - columns.height) / 2 / moveStep));
  const moves = [0];
  for (let step = 1; step <= steps; step++) moves.push(-step * moveStep, step * moveStep);
  for (const boxes of [[padBox(columns, { x: 0, y: clearance })], lineBoxes]) {
    const calmMove = moves.find((move) =>
      boxes.every(
        (part) => composer.getBackgroundContrast([moveBox(part, move)]) <= maxCalmContrast,
      ),
    );
    if (calmMove !== undefined) return calmMove;
  }
  return 0;
}
