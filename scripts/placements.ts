import { layoutNames } from '../src/model/template/template.ts';
import { layouts } from '../src/rendering/layouts/layouts.ts';
import type { Shape } from '../src/rendering/scene.ts';
import { drawLayout, inks, placesOf, typicalText } from '../src/testing/layouts.ts';

/**
 * Says of everything on a typical certificate where it stands, how large and in the ink of which purpose, in reading
 * order. Who moves something on purpose writes it anew and looks at the difference; any other one is a mistake.
 */
export const placementsFile = 'scripts/placements.json';

/** What each side of each layout has, and below its text; over a picture only where that differs. */
export function placementsText(): string {
  const places = Object.fromEntries(layoutNames.map((name) => [name, placesOfEach(name)]));
  return `${JSON.stringify(places, null, 2)}\n`;
}

function placesOfEach(name: (typeof layoutNames)[number]): Record<string, string[]> {
  const layout = layouts[name];
  const plainInks = { ...inks, bandOpacity: 1 };
  const plain = drawLayout(layout, typicalText);
  const pictured = drawLayout(layout, typicalText, { hasPicture: true });
  const grounds = {
    'below the front': layout.frontGround(plainInks, false),
    'below the front over a picture': layout.frontGround(inks, true),
    'below the back': layout.backGround(plainInks, false),
    'below the back over a picture': layout.backGround(inks, true),
  };
  return {
    ...sides('front', plain.front, pictured.front),
    ...sides('back', plain.back, pictured.back),
    ...Object.fromEntries(
      Object.entries(grounds).map(([side, shapes]) => [side, placesOf(shapes)]),
    ),
  };
}

function sides(side: string, plain: readonly Shape[], pictured: readonly Shape[]) {
  const [places, over] = [placesOf(plain), placesOf(pictured)];
  const isSame = places.join('\n') === over.join('\n');
  return { [side]: places, ...(!isSame && { [`${side} over a picture`]: over }) };
}
