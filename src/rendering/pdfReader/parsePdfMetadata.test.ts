import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { replaceRecord } from '#testing/pdf/editPdf.ts';
import { buildPdf } from '../pdf/buildPdf.ts';
import { parsePdfMetadata, isPdf, parseRecord } from './parsePdfMetadata.ts';

const record = { validation_id: '7f3c92d1', learner: 'Ana Conceição' };

test('parses records and language', async () => {
  const scenes = [
    await createScene('Layout1', 'typical', 'es'),
    await createScene('Layout5', 'greek', 'es'),
  ];
  const pdf = buildPdf(scenes.map(toPdfCertificate), pdfResources);
  expect(isPdf(pdf)).toBe(true);
  expect(parsePdfMetadata(pdf)).toEqual({
    records: [record, record],
    language: 'es-ES',
    level: 'a3a-ua1',
    hasBleed: false,
    isSigned: false,
  });
});

test('parses a PDF 2.0 file, which has no information dictionary', async () => {
  const certificates = [toPdfCertificate(await createScene('Layout1', 'typical', 'en'))];
  const pdf = buildPdf(certificates, { ...pdfResources, level: 'a4f-ua2' });
  expect(parsePdfMetadata(pdf)).toEqual({
    records: [record],
    language: 'en-US',
    level: 'a4f-ua2',
    hasBleed: false,
    isSigned: false,
  });
});

test('parses a changed record', async () => {
  const pdf = buildPdf([toPdfCertificate(await createScene('Layout1'))], pdfResources);
  const changed = replaceRecord(pdf, (json) => json.replace('Ana', 'Eva'));
  expect(parsePdfMetadata(changed).records).toEqual([{ ...record, learner: 'Eva Conceição' }]);
});

test('parses the language of a file from another program', () => {
  const bytes = new TextEncoder().encode('%PDF-1.4\n<< /Lang (pt-BR) /Type /Catalog >>\n%%EOF\n');
  expect(parsePdfMetadata(bytes)).toMatchObject({ records: [], language: 'pt-BR' });
});

test.each([
  ['an empty file', ''],
  ['a ZIP file', 'PK\u0003\u0004'],
  ['a PDF without attachments', '%PDF-1.4\n%%EOF\n'],
  [
    'an attachment with a length beyond the end of the file',
    '%PDF-1.7\n/Type/EmbeddedFile/Subtype/application#2Fjson/Length 60000>>\nstream\n{"a":',
  ],
  [
    'a record that is an array',
    '%PDF-1.7\n/Type/EmbeddedFile/Subtype/application#2Fjson/Length 2>>\nstream\n[]',
  ],
])('returns empty metadata for %s', (_what, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(parsePdfMetadata(bytes)).toMatchObject({
    records: [],
    language: undefined,
  });
});

test('ignores a record that is nested too deeply to be written again', () => {
  const deep = (depth: number) => `{"deep": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseRecord(deep(500))).toBeDefined();
  expect(parseRecord(deep(30_000))).toBeUndefined();
});

test('ignores an overlong record', () => {
  expect(parseRecord(JSON.stringify({ learner: 'a'.repeat(70_000) }))).toBeUndefined();
});
