import { layoutNames } from '#domain/template/template.ts';
import { drawLayout, typicalText } from '#testing/layouts.ts';
import type { CertificateText } from '../certificateText.ts';
import type { Shape } from '../scene.ts';
import { isArtworkLayout } from './layoutProperties.ts';

const bare = { header: '', center: '', footer: '' };
const listTexts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' || shape.kind === 'circularText' ? [shape.text] : [],
  );
const drawFrontTexts = (name: (typeof layoutNames)[number], text: Partial<CertificateText> = {}) =>
  listTexts(drawLayout(name, { ...typicalText, ...text }).front);
const countTexts = (texts: readonly string[], expected: string) =>
  texts.filter((text) => text.toUpperCase().includes(expected.toUpperCase())).length;

describe.each(layoutNames)('front of %s', (name) => {
  it('shows the duration below the course name', () => {
    const texts = drawFrontTexts(name);
    const { course, duration } = typicalText;
    expect(texts.indexOf(duration.value)).toBe(texts.indexOf(course) + 1);
    expect(drawFrontTexts(name, { duration: { ...duration, value: '' } })).not.toContain(
      duration.value,
    );
  });

  it('leaves the duration out if a custom area contains it', () => {
    const texts = drawFrontTexts(name, { ...bare, center: 'Carga horária: 8 horas e 30 minutos.' });
    expect(countTexts(texts, typicalText.duration.value)).toBe(1);
  });

  it('shows the label of its date once', () => {
    expect(countTexts(drawFrontTexts(name), typicalText.completionDate.label)).toBe(1);
  });

  it('shows the legal name once', () => {
    const legalName = 'Aurora Energia S.A.';
    expect(countTexts(drawFrontTexts(name, { legalName }), legalName)).toBe(1);
    expect(countTexts(drawFrontTexts(name, { legalName, footer: 'Recife' }), legalName)).toBe(1);
  });
});

const designedLayouts = layoutNames.filter((name) => !isArtworkLayout(name));

test.each(designedLayouts)('%s shows the company name if there are no custom areas', (name) => {
  // The letters of these seals are smaller than other texts, so the name is also at the top.
  const count = name === 'Layout1' || name === 'Layout5' ? 2 : 1;
  expect(countTexts(drawFrontTexts(name, bare), typicalText.company)).toBe(count);
});
