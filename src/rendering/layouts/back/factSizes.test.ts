import { layoutNames } from '#domain/template/template.ts';
import {
  certificateSamples,
  createCertificate,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { createTestScene, typicalText } from '#testing/layouts.ts';
import { createProgramme } from '#testing/renderBack.ts';
import { type CertificateText, createCertificateText } from '../../certificateText.ts';

const texts: CertificateText = {
  ...typicalText,
  instructor: { label: 'Instrutor', value: 'Eng.ª Helena Prado Siqueira, CREA 123456-7' },
  place: { label: 'Local', value: 'Usina Serra Azul, Jaguariaíva (PR)' },
};

/** Lists the font sizes of the facts on the back of each layout. */
function listFactSizes(text: CertificateText): Map<string, number[]> {
  const facts = [text.duration, text.completionDate, text.grade, text.place, text.instructor];
  const values = [...facts, text.issuer, text.validationId]
    .map(({ value }) => value)
    .filter(Boolean);
  return new Map(
    layoutNames.map((layout) => {
      const look = { layout, titleColor: '#1E3A5F', contentColor: '#22262B' };
      const { shapes } = createTestScene(text, look).back;
      const sizes = shapes.flatMap((shape) =>
        shape.kind === 'text' && values.some((value) => value.startsWith(shape.text))
          ? [shape.size]
          : [],
      );
      expect(sizes).toHaveLength(values.length);
      return [layout, sizes];
    }),
  );
}

describe('facts on the back of each layout', () => {
  it.each([
    ['beside no programme', 0, 12.5],
    ['beside a programme', 6, 12.5],
    ['beside a long programme', 17, 10.5],
    ['beside a programme that shrinks', 40, 10.5],
  ])('have one size, with long values and %s', (_title, programmeLength, size) => {
    for (const course of [texts.course, certificateSamples.longest.course])
      expectSize({ ...texts, course, programme: createProgramme(programmeLength) }, size);
  });

  it('stay in rows beside a short programme and the rest of a custom text', async () => {
    const certificate = createCertificate({
      ...certificateSamples.longest,
      programme: {
        text: 'Riscos e controles · Resposta a incidentes · Cultura de segurança',
        instructor: 'Lívia Sampaio',
        place: 'Recife (PE)',
      },
    });
    const text = createCertificateText(certificate, await loadTestDocumentLocale('pt'));
    const signatories = ['Ana Moura', 'Helena Prado'].map((name) => ({ name, role: 'Diretora' }));
    expectSize({ ...text, signatories }, 12.5);
  });

  it('name the issuer, even if most facts are missing', async () => {
    const certificate = createCertificate(certificateSamples.missing);
    const text = createCertificateText(certificate, await loadTestDocumentLocale('pt'));
    expectSize({ ...text, completionDate: { label: '', value: '' } }, 12.5);
    expect(text.issuer.value).toBe('Aurora Energia');
  });

  /** Expects the size of each fact on the back of each layout. */
  function expectSize(text: CertificateText, size: number): void {
    for (const [layout, sizes] of listFactSizes(text))
      expect([layout, ...sizes]).toEqual([layout, ...sizes.map(() => size)]);
  }
});
