import type { Language } from '#domain/language.ts';
import { loadTestDocumentLocale } from '#testing/certificates.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { type Statement, createStatementText } from './statementText.ts';

const createText = async (statement: Statement, language: Language = 'en') =>
  createStatementText(statement, await loadTestDocumentLocale(language));

const parseMinutes = (text: string) => {
  const [, hours = '0'] = /([\d,]+) h/.exec(text) ?? [];
  const [, minutes = '0'] = /(\d+) min/.exec(text) ?? [];
  return Number(hours.replace(',', '')) * 60 + Number(minutes);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('totals match the rows to the minute', async () => {
  for (const count of [1, 2, 5, 40, 260]) {
    const certificates = createStatementCertificates(count);
    const { totals, rows, figures } = await createText(createStatement(certificates));
    expect(rows).toHaveLength(count);
    expect(totals.all.count).toBe(String(count));
    const minutes = sum(certificates.map(({ course }) => course.workload ?? 0));
    expect(parseMinutes(totals.all.workload)).toBe(minutes);
    expect(sum(rows.map(({ workload }) => parseMinutes(workload)))).toBe(minutes);
    expect(figures[0]?.value).toBe(String(count));
    if (totals.types.length === 0) continue;
    expect(sum(totals.types.map((total) => Number(total.count)))).toBe(count);
    expect(sum(totals.types.map(({ workload }) => parseMinutes(workload)))).toBe(minutes);
  }
});

test('certificates without a workload are counted', async () => {
  const { totals, rows } = await createText(createStatement(createStatementCertificates(10)));
  expect(totals.all.without).toBe('Without workload: 2');
  expect(rows.filter(({ workload }) => workload === '')).toHaveLength(2);
});

test('a single type gets no type column and no totals by type', async () => {
  const text = await createText(
    createStatement(createStatementCertificates(5, { types: ['MISSION'] })),
  );
  expect(text.columns.type).toBeUndefined();
  expect(text.totals.types).toEqual([]);
  expect(text.figures.map(({ label }) => label)).toEqual(['Certificates', 'Workload']);
});

test('the grade column is left out if no certificate has a grade', async () => {
  const without = await createText(
    createStatement(createStatementCertificates(5, { hasGrades: false })),
  );
  expect(without.columns.grade).toBeUndefined();
  expect((await createText(createStatement(createStatementCertificates(5)))).columns.grade).toBe(
    'Grade',
  );
});

test.each([
  ['pt', '18/12/2025', '17 de dezembro de 2025 a 18 de dezembro de 2025', 'Emitido em 22 de'],
  ['en', '12/18/2025', 'December 17, 2025 to December 18, 2025', 'Issued on November 22'],
  ['es', '18/12/2025', '17 de diciembre de 2025 a 18 de diciembre de 2025', 'Emitido el 22 de'],
] as const)('formats dates in %s: %s, %s, %s', async (language, day, period, issued) => {
  const certificates = createStatementCertificates(2).map((certificate, index) => ({
    ...certificate,
    course: { ...certificate.course, completedAt: index === 0 ? '2025-12-18' : '2025-12-17' },
  }));
  const text = await createText(createStatement(certificates), language);
  expect(text.rows[0]?.date).toBe(day);
  expect(text.period).toBe(period);
  expect(text.issued).toContain(issued);
});

test('a row links to its certificate with a description', async () => {
  const [certificate] = createStatementCertificates(1);
  if (!certificate) throw new Error('No certificate');
  const { rows } = await createText(createStatement([{ ...certificate, validationId: 'A-17' }]));
  expect(rows[0]).toMatchObject({
    validationId: 'A-17',
    url: `https://aprender.aurora.com.br/certificados/en/print/${certificate.id}`,
    verify: 'Verify NR-10: segurança em instalações elétricas',
  });
});

test('a refresher mission is labelled, and a certificate without a name gets one', async () => {
  const [certificate] = createStatementCertificates(1, { types: ['MISSION'], courses: [' '] });
  if (!certificate) throw new Error('No certificate');
  const { rows } = await createText(
    createStatement([{ ...certificate, isFromRecycledMission: true }]),
  );
  expect(rows[0]).toMatchObject({
    type: 'Refresher mission',
    course: 'Certificate without a name',
  });
});
