import { layoutNames } from '../src/model/template/template.ts';
import type { Shape } from '../src/rendering/scene.ts';
import { allLayouts, drawLayout, inksOf, placesOf, typicalText } from '../src/testing/layouts.ts';

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
  const layout = allLayouts[name];
  const colors = inksOf(name);
  const plain = drawLayout(name, typicalText);
  const pictured = drawLayout(name, typicalText, { hasPicture: true });
  const grounds = {
    'below the front': layout.frontGround(colors, plain.setting),
    'below the front over a picture': layout.frontGround(colors, pictured.setting),
    'below the back': layout.backGround(colors, plain.setting),
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
