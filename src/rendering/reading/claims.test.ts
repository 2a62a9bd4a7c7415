import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { withPage, withRecord, withRevision } from '#testing/pdf/editPdf.ts';
import { scenePdf } from '../pdf/scenePdf.ts';
import { claimsIn, idInAddress, idOf, isPdf, recordOf } from './claims.ts';

const record = { validation_id: '7f3c92d1', learner: 'Ana Conceição' };
const address = 'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e';

test('a file of ours names its records, its language and its title', async () => {
  const scenes = [
    await sceneOf('Layout1', 'typical', 'es'),
    await sceneOf('Layout5', 'greek', 'es'),
  ];
  const title = 'Ana Conceição – 2025 ✓';
  const pdf = scenePdf(scenes.map(certificateWith), { ...resources, title });
  expect(isPdf(pdf)).toBe(true);
  expect(claimsIn(pdf)).toEqual({
    records: [record, record],
    language: 'es',
    title,
    level: 'a3a-ua1',
    hasOurForm: true,
    isSigned: false,
  });
});

test('as one of PDF 2.0 does, which has no dictionary of that', async () => {
  const title = 'Ana & Bia <“Größe”> €';
  const certificates = [certificateWith(await sceneOf('Layout1', 'typical', 'en'))];
  const pdf = scenePdf(certificates, { ...resources, title, level: 'a4f-ua2' });
  expect(claimsIn(pdf)).toEqual({
    records: [record],
    language: 'en',
    title,
    level: 'a4f-ua2',
    hasOurForm: true,
    isSigned: false,
  });
});

test('as a file that was changed does', async () => {
  const pdf = scenePdf([certificateWith(await sceneOf('Layout1'))], resources);
  const changed = withRecord(pdf, (json) => json.replace('Ana', 'Eva'));
  expect(claimsIn(changed).records).toEqual([{ ...record, learner: 'Eva Conceição' }]);
  expect(claimsIn(withPage(pdf)).hasOurForm).toBe(true);
  expect(claimsIn(withRevision(pdf)).hasOurForm).toBe(false);
  expect(claimsIn(pdf.subarray(0, pdf.length - 1)).hasOurForm).toBe(false);
});

test.each([
  ['nothing', ''],
  ['no PDF', 'PK\u0003\u0004'],
  ['a PDF without attachments', '%PDF-1.4\n%%EOF\n'],
  [
    'a length beyond its end',
    '%PDF-1.7\n/Type/EmbeddedFile/Subtype/application#2Fjson/Length 60000>>\nstream\n{"a":',
  ],
  [
    'a list for a record',
    '%PDF-1.7\n/Type/EmbeddedFile/Subtype/application#2Fjson/Length 2>>\nstream\n[]',
  ],
])('%s claims nothing', (_what, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(claimsIn(bytes)).toMatchObject({ records: [], language: undefined, hasOurForm: false });
});

test.each([
  [{ url: `${address}?print=1`, validation_id: 'other' }, '7f3c92d1-4b8e'],
  [{ url: 'https://elsewhere.example/', validation_id: 'VAL_1' }, 'VAL_1'],
  [{ url: 42, validation_id: '../../users' }, undefined],
  [{}, undefined],
])('%j is asked for as %j', (claimed, id) => {
  expect(idOf(claimed)).toBe(id);
});

test('an address without a certificate leads to none', () => {
  expect(idInAddress('https://aprender.example/preview/1')).toBeUndefined();
  expect(idInAddress('https://aprender.example/print/..%2Fusers')).toBeUndefined();
});

test('a record of any size is not read', () => {
  expect(recordOf(JSON.stringify({ learner: 'a'.repeat(70_000) }))).toBeUndefined();
});
