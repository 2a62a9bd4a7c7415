import type { CertificateText } from '#rendering/certificateText.ts';
import type { BrandImages } from '#rendering/design.ts';
import type { AreaText } from '#rendering/layouts/layout.ts';
import type { BackLayout } from '#rendering/layouts/back/backLayout.ts';
import { drawBackBody } from '#rendering/layouts/back/drawBackBody.ts';
import type { PathShape, Shape, TextShape } from '#rendering/scene.ts';
import { createComposer, noImages, testColors, typicalText } from './layouts.ts';
import { getBoundingBox, toPagePath } from './paths.ts';

export const backLayout: BackLayout = {
  box: { x: 60, y: 50, width: 460, height: 460 },
  codeX: 600,
  heading: 'title',
};
export const logo = { url: 'https://images.example/logo.png', width: 600, height: 200 };
export const emptyFact = { label: 'Nota', value: '' };
export const sentence = 'Fundamentos da segurança da informação e responsabilidades da liderança. ';
export const createProgramme = (times: number) => ({
  label: 'Conteúdo programático',
  value: sentence.repeat(times).trim(),
});
/** A programme that leaves no room for the facts in rows. */
export const longProgramme = createProgramme(14);
export const placeFact = { label: 'Local', value: 'Usina Serra Azul' };
export const instructor = { label: 'Instrutor', value: 'Helena Prado' };

interface Options {
  text?: Partial<CertificateText>;
  remainder?: string | readonly AreaText[];
  layoutChanges?: Partial<BackLayout>;
  brand?: BrandImages;
}

/** Draws the body of the back of a certificate, and finds its parts. */
export function renderBack({
  text = {},
  remainder = '',
  layoutChanges = {},
  brand = noImages,
}: Options = {}) {
  const composer = createComposer();
  const input = { composer, text: { ...typicalText, ...text }, colors: testColors, brand };
  const rests =
    typeof remainder === 'string' ? [{ area: 'center', text: remainder } as const] : remainder;
  drawBackBody(
    input,
    rests.filter((areaText) => areaText.text !== ''),
    { ...backLayout, ...layoutChanges },
  );
  const isPath = (shape: Shape): shape is PathShape => shape.kind === 'path';
  const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
  const paths = composer.shapes.filter(isPath);
  const texts = composer.shapes.filter(isText);
  const code = paths.find(({ block }) => block?.role === 'Figure');
  const tile = paths[paths.findIndex((path) => path === code) - 1];
  if (!code || !tile) throw new Error('No tile found');
  return {
    shapes: composer.shapes,
    rules: paths.filter(({ stroke, fill }) => stroke && !fill).map(({ d }) => getBoundingBox(d)),
    tile,
    tileBox: getBoundingBox(tile.d),
    code,
    codeBox: getBoundingBox(toPagePath(code)),
    texts,
    findText: (start: string) => texts.find((shape) => shape.text.startsWith(start)),
  };
}

/** Returns the top of the capitals of the heading, the first text. */
export const getTop = ([heading]: readonly TextShape[]) => (heading?.y ?? NaN) - 0.727 * 7.2;

/** Returns x of the middle of a text. */
export const getMiddle = ({ xs, right }: TextShape) => ((xs[0] ?? 0) + right) / 2;
