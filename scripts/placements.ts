import { layoutNames } from '../src/domain/template/template.ts';
import { allLayouts } from '../src/rendering/layouts/allLayouts.ts';
import type { Shape } from '../src/rendering/scene.ts';
import { drawLayout, getTestColors, describeShapes, typicalText } from '../src/testing/layouts.ts';

/**
 * Path of the file that describes the position, size and colour of every shape on a typical certificate, in reading
 * order. After an intended change of a layout, write the file again and review the difference; any other difference is
 * an error.
 */
export const layoutShapePositionsFile = 'scripts/placements.json';

/**
 * Creates the content of the file at `layoutShapePositionsFile`: the shapes on both sides and in the background of each layout. A
 * layout with a background image has separate entries only where it differs.
 */
export function createLayoutShapePositions(): string {
  const places = Object.fromEntries(layoutNames.map((name) => [name, describeLayout(name)]));
  return `${JSON.stringify(places, null, 2)}\n`;
}

function describeLayout(name: (typeof layoutNames)[number]): Record<string, string[]> {
  const layout = allLayouts[name];
  const colors = getTestColors(name);
  const plain = drawLayout(name, typicalText);
  const pictured = drawLayout(name, typicalText, { hasBackgroundImage: true });
  const grounds = {
    'below the front': layout.drawFrontBackground(colors, plain.context),
    'below the front over a picture': layout.drawFrontBackground(colors, pictured.context),
    'below the back': layout.drawBackBackground(colors, plain.context),
  };
  return {
    ...describeSide('front', plain.front, pictured.front),
    ...describeSide('back', plain.back, pictured.back),
    ...Object.fromEntries(
      Object.entries(grounds).map(([side, shapes]) => [side, describeShapes(shapes)]),
    ),
  };
}

function describeSide(side: string, plain: readonly Shape[], pictured: readonly Shape[]) {
  const [places, over] = [describeShapes(plain), describeShapes(pictured)];
  const isSame = places.join('\n') === over.join('\n');
  return { [side]: places, ...(!isSame && { [`${side} over a picture`]: over }) };
}
