import {
  getPatchColor,
  getPatchGrey,
  patchColumns,
  patchRows,
  patchSize,
} from '#testing/images/patches.ts';
import {
  type ImageKind,
  listImageKinds,
  type ImageVisibility,
} from '#testing/images/imageKinds.ts';
import { chooseImageConversion } from './chooseImageConversion.ts';
import { decodePngPixels } from './formats/decodePngPixels.ts';
import { prepareImageForPdf } from './prepareImageForPdf.ts';

const kinds = listImageKinds('e2e/pictures');

const listKinds = (...visibilities: readonly ImageVisibility[]): [string, ImageKind][] =>
  kinds
    .filter(({ visibility }) => visibilities.includes(visibility))
    .map((kind) => [kind.name, kind]);

/** Computes the maximum colour difference at the centre of a test patch. */
function computeDifference({ bytes, looks }: ImageKind): number {
  const { width, rgba } = decodePngPixels(bytes) ?? { width: 0, rgba: new Uint8Array() };
  expect(width).toBe(patchColumns * patchSize);
  const differences = Array.from({ length: patchColumns * patchRows }, (_, index) => {
    const [column, row] = [index % patchColumns, Math.floor(index / patchColumns)];
    const offset = 4 * ((row + 0.5) * patchSize * width + (column + 0.5) * patchSize);
    const grey = getPatchGrey(column, row);
    const expected = looks === 'grey' ? [grey, grey, grey] : getPatchColor(column, row);
    return expected.map((level, channel) => Math.abs(level - (rgba[offset + channel] ?? 0)));
  });
  return Math.max(...differences.flat());
}

const comparable = listKinds('everywhere').filter(([, { looks }]) => looks);

test.each(comparable)('decodes %s to the expected colours', (_name, kind) => {
  expect(computeDifference(kind)).toBeLessThanOrEqual(3);
});

test.each(listKinds('everywhere'))('reads %s upright without a browser', (_name, { bytes }) => {
  expect(prepareImageForPdf(bytes)).toMatchObject({
    width: patchColumns * patchSize,
    height: patchRows * patchSize,
  });
});

test.each(listKinds('browser', 'nowhere'))(
  'does not read %s without a browser',
  (_name, { bytes }) => {
    expect(prepareImageForPdf(bytes)).toBeUndefined();
  },
);

describe('chooseImageConversion', () => {
  const getRendition = (name: string) =>
    chooseImageConversion(kinds.find((kind) => kind.name === name)?.bytes ?? new Uint8Array()).kind;

  test.each(['animated.gif', 'animated.png', 'animated-apart.png'])(
    'shows the first frame of %s',
    (name) => expect(getRendition(name)).toBe('still'),
  );

  test.each(['animated.webp', 'video-bright.png', 'grey-with-rgb-profile.jpg'])(
    'draws %s with the browser',
    (name) => expect(getRendition(name)).toBe('drawn'),
  );

  test.each([
    'plain.png',
    'turned-6.jpg',
    'adobe-rgb.jpg',
    'plain.gif',
    'plain.webp',
    'plain.avif',
  ])('shows %s unchanged', (name) => expect(getRendition(name)).toBe('file'));

  test.each([
    'drawing.svg',
    'drawing-with-head.svg',
    'page.png',
    'half.png',
    'no-end.png',
    'half.jpg',
    'no-end.jpg',
    'half.gif',
    'half.webp',
  ])('throws for %s', (name) => expect(() => getRendition(name)).toThrow(/.+/));
});
