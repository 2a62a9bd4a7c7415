import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { languages } from '#domain/language.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import * as version1 from '#rendering/drawing/frozen/1/engine.generated.js';
import { createCertificate, certificateSamples } from '#testing/certificates.ts';
import {
  createTestEngine,
  createTestFileCheck,
  createTestPdf,
  renderForTest,
} from '#testing/pdf/checkFile.ts';
import { pdfResources } from '#testing/pdf/documents.ts';
import {
  addImage,
  addIncrementalUpdate,
  addPage,
  readRecord,
  replaceRecord,
} from '#testing/pdf/editPdf.ts';

type Check = ReturnType<typeof createTestFileCheck>;

async function checkFirst(check: Check, file: Uint8Array) {
  const report = await check(file);
  const [result] = report.kind === 'checked' ? report.certificates : [];
  return {
    verdict: result?.verdict,
    differences: result?.differences.map(({ field, source }) => `${field}, ${source}`),
    warnings: result?.warnings.map(({ kind }) => kind),
  };
}

const kinds = ['typical', 'longest', 'missing', 'vietnamese'] as const;

describe.each(layoutNames)('checkFile of issued files of %s', (layout) => {
  it.each(kinds.flatMap((kind) => languages.map((language) => ({ kind, language }))))(
    'confirms $kind texts in $language',
    async ({ kind, language }) => {
      const certificates = [createCertificate(certificateSamples[kind])];
      const check = createTestFileCheck(certificates, layout);
      const issued = await createTestPdf(certificates, layout, {}, language);
      const small = await createTestPdf(certificates, layout, { optimizeFor: 'size' }, language);
      expect(Buffer.compare(issued, small)).not.toBe(0);
      for (const file of [issued, small])
        expect((await checkFirst(check, file)).verdict).toBe('exact');
    },
  );

  it('confirms what drawing version 1 has drawn', async () => {
    const certificate = createCertificate();
    const engine = createTestEngine(layout, version1);
    const check = createTestFileCheck(
      [certificate],
      layout,
      new Map([[1, () => Promise.resolve(engine)]]),
    );
    const rendered = await renderForTest(certificate, layout, 'es', version1);
    const file = version1.buildPdf([version1.toPdfCertificateInput(rendered)], pdfResources);
    expect((await checkFirst(check, file)).verdict).toBe('exact');
    const saved = Buffer.concat([file, Buffer.from('\n')]);
    expect((await checkFirst(check, saved)).verdict).toBe('resaved');
  });
});

const changeName = (certificate: IssuedCertificate): IssuedCertificate => ({
  ...certificate,
  user: { ...certificate.user, name: certificate.user.name.replace(/n/i, 'm') },
});
const changeDate = (certificate: IssuedCertificate): IssuedCertificate => ({
  ...certificate,
  course: { ...certificate.course, completedAt: '2026-11-02T15:00:00.000Z' },
});

describe('checkFile of edited files', () => {
  const cases = kinds.flatMap((kind, kindIndex) =>
    languages.map((language, index) => {
      const layout: LayoutName =
        layoutNames[(3 * kindIndex + index) % layoutNames.length] ?? 'Layout1';
      return { kind, language, layout };
    }),
  );

  it.each(cases)(
    'explains each edit: $kind texts in $language, $layout',
    async ({ kind, language, layout }) => {
      const certificate = createCertificate(certificateSamples[kind]);
      const check = createTestFileCheck([certificate], layout);
      const issued = await createTestPdf([certificate], layout, {}, language);
      for (const [change, field] of [
        [changeName, 'learner'],
        [changeDate, 'date'],
      ] as const) {
        const forged = await createTestPdf([change(certificate)], layout, {}, language);
        const result = await checkFirst(
          check,
          replaceRecord(forged, () => readRecord(issued)),
        );
        expect(result.verdict).toBe('differs');
        expect(result.differences?.[0]).toBe(`${field}, page`);
      }
      const changedRecord = replaceRecord(issued, (json) =>
        json.replace(/"company": "./, '"company": "B'),
      );
      expect(await checkFirst(check, changedRecord)).toMatchObject({
        verdict: 'differs',
        differences: ['company, attachment'],
      });
      for (const [edited, warning] of [
        [addPage(issued), 'pages'],
        [addImage(issued), 'looks'],
        [addIncrementalUpdate(issued), 'appended'],
      ] as const) {
        const result = await checkFirst(check, edited);
        expect(result).toMatchObject({ verdict: 'untrusted', differences: [] });
        expect(result.warnings).toContain(warning);
      }
    },
  );
});
