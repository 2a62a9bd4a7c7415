import type { Shape, Side } from '#rendering/scene.ts';

/** Measures the largest distance of a rendered glyph from its position in the scene, in points. */
export function measureLargestGlyphOffset(side: Side): { distance: number; glyphs: number } {
  const expectedTexts = side.shapes.flatMap((shape) => {
    const positions = getGlyphPositions(shape);
    return positions ? [positions] : [];
  });
  const textElements = document.querySelectorAll('text');
  if (textElements.length !== expectedTexts.length)
    throw new Error('The rendered texts differ from the scene.');
  let distance = 0;
  let glyphs = 0;
  expectedTexts.forEach((positions, textIndex) => {
    positions.forEach(([x, y], index) => {
      const point = textElements.item(textIndex).getStartPositionOfChar(index);
      distance = Math.max(distance, Math.abs(point.x - x), Math.abs(point.y - y));
      glyphs++;
    });
  });
  return { distance, glyphs };
}

function getGlyphPositions(shape: Shape): (readonly [x: number, y: number])[] | undefined {
  if (shape.kind === 'circularText') return shape.positions.map(([x, y]) => [x, y]);
  return shape.kind === 'text' ? shape.xs.map((x) => [x, shape.y]) : undefined;
}
