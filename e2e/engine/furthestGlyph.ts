import type { Shape, Side } from '#rendering/scene.ts';

/** Furthest that a glyph of the shown side stands from where the scene has it, points. */
export function furthestGlyphOf(side: Side): { distance: number; glyphs: number } {
  const written = side.shapes.flatMap((shape) => {
    const places = placesIn(shape);
    return places ? [places] : [];
  });
  const shown = document.querySelectorAll('text');
  if (shown.length !== written.length) throw new Error('Other texts are shown than were laid out.');
  let distance = 0;
  let glyphs = 0;
  written.forEach((places, index) => {
    places.forEach(([x, y], place) => {
      const point = shown.item(index).getStartPositionOfChar(place);
      distance = Math.max(distance, Math.abs(point.x - x), Math.abs(point.y - y));
      glyphs++;
    });
  });
  return { distance, glyphs };
}

function placesIn(shape: Shape): (readonly [x: number, y: number])[] | undefined {
  if (shape.kind === 'ring') return shape.places.map(([x, y]) => [x, y]);
  return shape.kind === 'text' ? shape.xs.map((x) => [x, shape.y]) : undefined;
}
