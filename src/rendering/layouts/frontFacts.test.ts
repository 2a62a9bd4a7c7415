import { layoutNames } from '#model/template/template.ts';
import { drawLayout, typicalText } from '#testing/layouts.ts';
import type { CertificateText } from '../certificateText.ts';
import type { Shape } from '../scene.ts';

const bare = { header: '', center: '', footer: '' };
const wordsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' || shape.kind === 'ring' ? [shape.text] : []));
const frontOf = (name: (typeof layoutNames)[number], text: Partial<CertificateText> = {}) =>
  wordsOf(drawLayout(name, { ...typicalText, ...text }).front);
const countOf = (words: readonly string[], said: string) =>
  words.filter((text) => text.toUpperCase().includes(said.toUpperCase())).length;

describe.each(layoutNames)('the front of %s', (name) => {
  it('says how long the course was, below its name', () => {
    const words = frontOf(name);
    const { course, duration } = typicalText;
    expect(words.indexOf(duration.value)).toBe(words.indexOf(course) + 1);
    expect(frontOf(name, { duration: { ...duration, value: '' } })).not.toContain(duration.value);
  });

  it('leaves that to an area that says it', () => {
    const words = frontOf(name, { ...bare, center: 'Carga horária: 8 horas e 30 minutos.' });
    expect(countOf(words, typicalText.duration.value)).toBe(1);
  });

  it('says what its date is the date of', () => {
    expect(countOf(frontOf(name), typicalText.completionDate.label)).toBe(1);
  });

  it('has the legal name once', () => {
    const legalName = 'Aurora Energia S.A.';
    expect(countOf(frontOf(name, { legalName }), legalName)).toBe(1);
    expect(countOf(frontOf(name, { legalName, footer: 'Recife' }), legalName)).toBe(1);
  });
});

const paperOfOurs = ['Layout1', 'Layout2', 'Layout3', 'Layout4', 'Layout5', 'Layout6'] as const;

test.each(paperOfOurs)(
  '%s names the company where nothing but the platform says anything',
  (name) => {
    expect(countOf(frontOf(name, bare), typicalText.company)).toBe(1);
  },
);
