import { mkdirSync, writeFileSync } from 'node:fs';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { LayoutName } from '#domain/template/template.ts';
import { createCertificate } from '#testing/certificates.ts';
import { createTestFileCheck, createTestPdf } from '#testing/pdf/checkFile.ts';
import { readRecord, replaceRecord } from '#testing/pdf/editPdf.ts';
import { ambiguousForgeries } from '#testing/pdf/forgeries/ambiguousForgeries.ts';
import { announcedForgeries } from '#testing/pdf/forgeries/announcedForgeries.ts';
import { conductForgeries } from '#testing/pdf/forgeries/conductForgeries.ts';
import { contentForgeries } from '#testing/pdf/forgeries/contentForgeries.ts';
import { dataForgeries } from '#testing/pdf/forgeries/dataForgeries.ts';
import type { Forgery } from '#testing/pdf/forgeries/Forgery.ts';
import { fontForgeries } from '#testing/pdf/forgeries/fontForgeries.ts';
import { hiddenForgeries } from '#testing/pdf/forgeries/hiddenForgeries.ts';
import { imageForgeries } from '#testing/pdf/forgeries/imageForgeries.ts';
import { precisionForgeries } from '#testing/pdf/forgeries/precisionForgeries.ts';
import { readerForgeries } from '#testing/pdf/forgeries/readerForgeries.ts';
import { recordForgeries } from '#testing/pdf/forgeries/recordForgeries.ts';
import { repairForgeries } from '#testing/pdf/forgeries/repairForgeries.ts';
import { appendForgery, signatureForgeries } from '#testing/pdf/forgeries/signatureForgeries.ts';
import { structureForgeries } from '#testing/pdf/forgeries/structureForgeries.ts';
import { viewerForgeries } from '#testing/pdf/forgeries/viewerForgeries.ts';
import { hasProgram } from '#testing/pdf/programs.ts';
import { createOpensslSigner, signTestPdf } from '#testing/pdf/signTestPdf.ts';
import type { FileCheckReport, Verdict } from './index.ts';

/** File in which the verdicts of all variants are written as a table. */
const tableFile = '.cache/forged-files.md';

const objectForgeries = [
  ...conductForgeries,
  ...contentForgeries,
  ...recordForgeries,
  ...announcedForgeries,
  ...ambiguousForgeries,
  ...hiddenForgeries,
  ...fontForgeries,
  ...imageForgeries,
  ...precisionForgeries,
  ...readerForgeries,
];
const forgeries = [
  ...repairForgeries,
  ...structureForgeries,
  ...viewerForgeries,
  ...objectForgeries,
];
const certificate = createCertificate();
const second = createCertificate({ id: 'second', course: 'Primeiros socorros' });

/** Issued files that are changed. */
interface Original {
  name: string;
  layout: LayoutName;
  certificates: readonly IssuedCertificate[];
  optimizeFor: 'speed' | 'size';
  /** Number of forgeries per tried one: with 8, every eighth is tried. */
  share: number;
}

const originals: readonly Original[] = [
  {
    name: 'a certificate from the browser',
    layout: 'Layout1',
    certificates: [certificate],
    optimizeFor: 'speed',
    share: 1,
  },
  {
    name: 'a certificate from the batch',
    layout: 'Layout2',
    certificates: [certificate],
    optimizeFor: 'size',
    share: 8,
  },
  {
    name: 'two certificates from the batch',
    layout: 'Layout3',
    certificates: [certificate, second],
    optimizeFor: 'size',
    share: 8,
  },
];

const rows: string[] = [];
afterAll(() => {
  mkdirSync('.cache', { recursive: true });
  const header = '| file | change | verdict | warnings |\n| --- | --- | --- | --- |';
  writeFileSync(tableFile, `${[header, ...rows].join('\n')}\n`);
});

/** Verdicts from the worst to the best. */
const verdictOrder: readonly Verdict[] = [
  'untrusted',
  'unreadable',
  'differs',
  'unknown',
  'unconfirmed',
  'resaved',
  'exact',
];

/** Returns the worst verdict about the certificates of a file, with the warnings, and adds a row to the table. */
function summarizeReport(original: string, change: string, report: FileCheckReport) {
  const certificates = report.kind === 'checked' ? report.certificates : [];
  const verdict =
    verdictOrder.find((candidate) => certificates.some((result) => result.verdict === candidate)) ??
    'rejected';
  const warnings = new Set(
    certificates.flatMap((result) => result.warnings.map(({ kind }) => kind)),
  );
  rows.push(`| ${original} | ${change} | ${verdict} | ${[...warnings].join(', ')} |`);
  return { verdict, warnings: [...warnings] };
}

function expectVerdict(
  { verdict, warnings }: ReturnType<typeof summarizeReport>,
  expected: Pick<Forgery, 'verdicts' | 'warnings'>,
) {
  expect(expected.verdicts).toContain(verdict);
  if (expected.warnings && expected.warnings.length > 0)
    expect(warnings.some((kind) => expected.warnings?.includes(kind))).toBe(true);
}

describe.each(originals)(
  'checkFile of $name',
  ({ name, layout, certificates, optimizeFor, share }) => {
    const check = createTestFileCheck(certificates, layout);
    let issued: Uint8Array;

    beforeAll(async () => {
      issued = await createTestPdf(certificates, layout, { optimizeFor });
    });

    it('confirms the issued file', async () => {
      const result = summarizeReport(name, 'none', await check(issued));
      expect(result.verdict).toBe('exact');
    });

    it.each(forgeries.filter((_forgery, index) => index % share === 0))(
      'judges $name',
      async (forgery) => {
        const report = await check(forgery.edit(issued));
        expectVerdict(summarizeReport(name, forgery.name, report), forgery);
      },
    );

    it.each(dataForgeries)(
      'finds $name',
      async ({ name: changeName, change, verdict = 'differs' }) => {
        const changed = [...certificates.slice(0, -1), ...certificates.slice(-1).map(change)];
        const forged = await createTestPdf(changed, layout, { optimizeFor });
        const ownRecord = summarizeReport(name, changeName, await check(forged));
        expect(ownRecord.verdict).toBe(verdict);
        if (certificates.length > 1) return;
        const withIssuedRecord = replaceRecord(forged, () => readRecord(issued));
        const issuedRecord = summarizeReport(
          name,
          `${changeName}, with the issued record`,
          await check(withIssuedRecord),
        );
        expect(issuedRecord.verdict).toBe(verdict);
      },
    );
  },
);

const describeSigned = hasProgram('openssl') ? describe : describe.skip;

describeSigned('checkFile of a signed certificate', () => {
  const name = 'a signed certificate';
  const check = createTestFileCheck([certificate], 'Layout5');
  const sign = createOpensslSigner();
  let issued: Uint8Array;
  let signed: Uint8Array;

  beforeAll(async () => {
    issued = await createTestPdf([certificate], 'Layout5', { optimizeFor: 'size' });
    signed = await signTestPdf(issued, sign);
  });

  it('confirms the signed file', async () => {
    const report = await check(signed);
    expect(summarizeReport(name, 'none', report).verdict).toBe('exact');
    expect(report).toMatchObject({ certificates: [{ isSigned: true }] });
  });

  it.each(signatureForgeries)('judges $name', async (forgery) => {
    const report = await check(forgery.edit(signed));
    expectVerdict(summarizeReport(name, forgery.name, report), forgery);
  });

  it.each(objectForgeries.filter((_forgery, index) => index % 4 === 0))(
    'distrusts a revision after the signature with $name',
    async (forgery) => {
      const report = await check(appendForgery(signed, issued, forgery));
      const result = summarizeReport(name, `${forgery.name}, in a further revision`, report);
      expectVerdict(result, { verdicts: ['untrusted'], warnings: ['revisions'] });
    },
  );

  it.each(objectForgeries.filter((_forgery, index) => index % 6 === 0))(
    'judges a signature after the change: $name',
    async (forgery) => {
      const report = await check(await signTestPdf(forgery.edit(issued), sign));
      expectVerdict(summarizeReport(name, `${forgery.name}, then signed`, report), forgery);
    },
  );

  it.each(dataForgeries)(
    'finds $name',
    async ({ name: changeName, change, verdict = 'differs' }) => {
      const forged = await createTestPdf([change(certificate)], 'Layout5', { optimizeFor: 'size' });
      const report = await check(await signTestPdf(forged, sign));
      expect(summarizeReport(name, `${changeName}, then signed`, report).verdict).toBe(verdict);
    },
  );
});
