import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { LayoutName } from '#domain/template/template.ts';
import { createCertificate } from '#testing/certificates.ts';
import { checkTestFile, createTestPdf } from '#testing/pdf/checkFile.ts';
import { hasProgram, mergeWithQpdf } from '#testing/pdf/programs.ts';
import { saveLikeQuartz } from '#testing/pdf/saveLikeQuartz.ts';
import {
  joinMethods,
  joinPdfsWithProgram,
  printedSmaller,
  resaveMethods,
  savePdfWithProgram,
  scaledPrintMethods,
} from '#testing/pdf/savePdfWithProgram.ts';

const methods = [...resaveMethods, ...scaledPrintMethods].filter(({ program }) =>
  hasProgram(program),
);

/** Expects the verdict about a file that another program has saved. Pictures are left out: Jest prints every pixel. */
async function expectNoChange(
  file: Uint8Array,
  certificate: IssuedCertificate,
  layout: LayoutName,
): Promise<void> {
  const report = await checkTestFile(file, [certificate], layout);
  const results = report.kind === 'checked' ? report.certificates : [];
  expect(
    results.map(({ verdict, differences, warnings, pages }) => ({
      verdict,
      differences,
      warnings,
      areas: pages.map(({ areas }) => areas),
    })),
  ).toEqual([{ verdict: 'resaved', differences: [], warnings: [], areas: [] }]);
}

describe.each(['Layout1', 'Layout3', 'Layout5'] as const)(
  'checkFile of a file of %s that was saved again',
  (layout) => {
    (methods.length > 0 ? it : it.skip).each(methods)(
      'finds no change by $name',
      async (method) => {
        const certificate = createCertificate({ name: 'Ṅgọzi Łukasz Đặng' });
        const file = savePdfWithProgram(await createTestPdf([certificate], layout), method);
        await expectNoChange(file, certificate, layout);
      },
    );

    (hasProgram('pdftocairo') ? it : it.skip)(
      'finds another name in a certificate that was printed smaller',
      async () => {
        const certificate = createCertificate();
        const forged = await createTestPdf([createCertificate({ name: 'Maria Falsa' })], layout);
        const printed = savePdfWithProgram(forged, printedSmaller);
        const report = await checkTestFile(printed, [certificate], layout);
        const [result] = report.kind === 'checked' ? report.certificates : [];
        expect(result?.verdict).toBe('differs');
        expect(result?.differences).toContainEqual(
          expect.objectContaining({ field: 'learner', file: 'Maria Falsa' }),
        );
        expect(result?.pages.every(({ areas }) => areas.length < 4)).toBe(true);
      },
    );

    it('finds no change by macOS', async () => {
      const certificate = createCertificate({ name: 'Ṅgọzi Łukasz Đặng' });
      const file = saveLikeQuartz(await createTestPdf([certificate], layout));
      const objectStreams = methods.find(({ name }) => name === 'qpdf, object streams');
      const files = [file, ...(objectStreams ? [savePdfWithProgram(file, objectStreams)] : [])];
      for (const saved of files) await expectNoChange(saved, certificate, layout);
    });
  },
);

describe('checkFile of joined files', () => {
  const certificate = createCertificate();
  const secondCertificate = createCertificate({ id: 'B-2', course: 'Primeiros socorros' });
  const certificates = [certificate, secondCertificate];
  const methodsToJoin = joinMethods.filter(({ program }) => hasProgram(program));
  const createBoth = () =>
    Promise.all([createTestPdf([certificate]), createTestPdf([secondCertificate])]);

  (methodsToJoin.length > 0 ? it : it.skip).each(methodsToJoin)(
    'finds no change by $name',
    async (method) => {
      const report = await checkTestFile(
        joinPdfsWithProgram(await createBoth(), method),
        certificates,
      );
      const results = report.kind === 'checked' ? report.certificates : [];
      expect(
        results.map(({ id, verdict, differences, warnings }) => ({
          id,
          verdict,
          differences,
          warnings,
        })),
      ).toEqual(
        certificates.map(({ id }) => ({ id, verdict: 'resaved', differences: [], warnings: [] })),
      );
    },
  );

  (methodsToJoin.length > 0 ? it : it.skip).each(methodsToJoin)(
    'finds another name in files that $name has joined',
    async (method) => {
      const [issued] = await createBoth();
      const forged = await createTestPdf([
        createCertificate({ id: 'B-2', course: 'Primeiros socorros', name: 'Maria Falsa' }),
      ]);
      const report = await checkTestFile(
        joinPdfsWithProgram([issued, forged], method),
        certificates,
      );
      const results = report.kind === 'checked' ? report.certificates : [];
      expect(results.find(({ id }) => id === 'B-2')?.verdict).toBe('differs');
    },
  );
});

const linearize = resaveMethods.find(({ name }) => name === 'qpdf, linearized');

(linearize && hasProgram('qpdf') ? describe : describe.skip)(
  'checkFile of a linearized file',
  () => {
    const certificate = createCertificate();

    /** Creates a linearized file with the pages of a second certificate, and edits its text. */
    async function createWithSecond(
      second: IssuedCertificate,
      edit: (text: string) => string,
    ): Promise<Uint8Array> {
      const pdfs = [await createTestPdf([certificate]), await createTestPdf([second])];
      const merged = mergeWithQpdf(pdfs);
      const file = linearize ? savePdfWithProgram(merged, linearize) : merged;
      return Buffer.from(edit(Buffer.from(file).toString('latin1')), 'latin1');
    }

    /** Replaces the list of pages of a page tree, without moving what follows. */
    const replaceKids = (text: string, order: readonly number[]) =>
      text.replace(/\/Kids \[ (.*?) \]/, (all, list: string) => {
        const kids = Array.from(list.matchAll(/\d+ 0 R/g), ([kid]) => kid);
        return (
          `/Kids [ ${order.map((index) => kids[index]).join(' ')}`.padEnd(all.length - 1) + ']'
        );
      });
    const replaceCounts = (text: string) =>
      text.replace('/Count 4', '/Count 2').replace('/N 4 ', '/N 2 ');

    const forgedCertificate = createCertificate({ name: 'Maria Falsa' });

    it.each([
      ['another second page by its number', certificate, [0, 3]],
      ['a page that its page tree lacks', forgedCertificate, [0, 1]],
    ])('finds %s', async (_name, second, order) => {
      const file = await createWithSecond(second, (text) =>
        replaceCounts(replaceKids(text, order)),
      );
      const report = await checkTestFile(file, [certificate]);
      const [result] = report.kind === 'checked' ? report.certificates : [];
      expect(result?.verdict).toBe('untrusted');
      expect(result?.warnings).toContainEqual({ kind: 'ambiguous', detail: '' });
    });

    it('finds more pages than it names', async () => {
      const file = await createWithSecond(forgedCertificate, (text) =>
        text.replace('/N 4 ', '/N 2 '),
      );
      const report = await checkTestFile(file, [certificate]);
      const [result] = report.kind === 'checked' ? report.certificates : [];
      expect(result?.verdict).toBe('untrusted');
      expect(result?.warnings).toContainEqual({ kind: 'ambiguous', detail: '' });
    });
  },
);
