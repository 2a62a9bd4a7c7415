import { layoutNames } from '#model/template/template.ts';
import { drawLayout, inks, placesOf, typicalText } from '#testing/layouts.ts';
import type { Shape } from '../scene.ts';
import { layouts } from './layouts.ts';
import places from './placements.json';

/**
 * `placements.json` says of everything on a typical certificate where it stands, how large and in the ink of which purpose,
 * in reading order. Who moves something on purpose changes its line there; any other difference is a mistake.
 */
describe.each(layoutNames)('%s has everything in its place', (name) => {
  const layout = layouts[name];
  const expected: Record<string, string[]> = places[name];
  const plain = { ...inks, bandOpacity: 1 };

  test.each<[string, () => readonly Shape[]]>([
    ['front', () => drawLayout(layout, typicalText).front],
    ['back', () => drawLayout(layout, typicalText).back],
    ['below the front', () => layout.frontGround(plain, false)],
    ['below the front over a picture', () => layout.frontGround(inks, true)],
    ['below the back', () => layout.backGround(plain, false)],
    ['below the back over a picture', () => layout.backGround(inks, true)],
  ])('%s', (side, draw) => {
    expect(placesOf(draw())).toEqual(expected[side]);
  });

  test.each(['front', 'back'] as const)('also on the %s over a picture', (side) => {
    const over = drawLayout(layout, typicalText, { hasPicture: true })[side];
    expect(placesOf(over)).toEqual(expected[`${side} over a picture`] ?? expected[side]);
  });
});
