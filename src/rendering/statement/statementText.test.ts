import type { Language } from '#model/language.ts';
import { wordingIn } from '#testing/certificates.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import { type Statement, statementText } from './statementText.ts';

const worded = async (statement: Statement, language: Language = 'en') =>
  statementText(statement, await wordingIn(language, 'statement'));

const minutesIn = (written: string) => {
  const [, hours = '0'] = /([\d,]+) h/.exec(written) ?? [];
  const [, minutes = '0'] = /(\d+) min/.exec(written) ?? [];
  return Number(hours.replace(',', '')) * 60 + Number(minutes);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('totals are those of the rows, to the minute', async () => {
  for (const count of [1, 2, 5, 40, 260]) {
    const certificates = statedCertificates(count);
    const { totals, rows, figures } = await worded(statementOf(certificates));
    expect(rows).toHaveLength(count);
    expect(totals.all.count).toBe(String(count));
    const minutes = sum(certificates.map(({ course }) => course.workload ?? 0));
    expect(minutesIn(totals.all.workload)).toBe(minutes);
    expect(sum(rows.map(({ workload }) => minutesIn(workload)))).toBe(minutes);
    expect(figures[0]?.value).toBe(String(count));
    if (totals.types.length === 0) continue;
    expect(sum(totals.types.map((total) => Number(total.count)))).toBe(count);
    expect(sum(totals.types.map(({ workload }) => minutesIn(workload)))).toBe(minutes);
  }
});

test('what says nothing of its workload is counted', async () => {
  const { totals, rows } = await worded(statementOf(statedCertificates(10)));
  expect(totals.all.without).toBe('Without workload: 2');
  expect(rows.filter(({ workload }) => workload === '')).toHaveLength(2);
});

test('one type alone has no column and no totals of its own', async () => {
  const text = await worded(statementOf(statedCertificates(5, { types: ['MISSION'] })));
  expect(text.columns.type).toBeUndefined();
  expect(text.totals.types).toEqual([]);
  expect(text.figures.map(({ label }) => label)).toEqual(['Certificates', 'Workload']);
});

test('the column of grades leaves when nobody has one', async () => {
  const without = await worded(statementOf(statedCertificates(5, { hasGrades: false })));
  expect(without.columns.grade).toBeUndefined();
  expect((await worded(statementOf(statedCertificates(5)))).columns.grade).toBe('Grade');
});

test.each([
  ['pt', '18/12/2025', '17 de dezembro de 2025 a 18 de dezembro de 2025', 'Emitido em 22 de'],
  ['en', '12/18/2025', 'December 17, 2025 to December 18, 2025', 'Issued on November 22'],
  ['es', '18/12/2025', '17 de diciembre de 2025 a 18 de diciembre de 2025', 'Emitido el 22 de'],
] as const)('in %s days are %s, %s, %s', async (language, day, period, issued) => {
  const certificates = statedCertificates(2).map((one, index) => ({
    ...one,
    course: { ...one.course, completedAt: index === 0 ? '2025-12-18' : '2025-12-17' },
  }));
  const text = await worded(statementOf(certificates), language);
  expect(text.rows[0]?.date).toBe(day);
  expect(text.period).toBe(period);
  expect(text.issued).toContain(issued);
});

test('a row leads to its certificate, and says where', async () => {
  const [certificate] = statedCertificates(1);
  if (!certificate) throw new Error('No certificate');
  const { rows } = await worded(statementOf([{ ...certificate, validationId: 'A-17' }]));
  expect(rows[0]).toMatchObject({
    validationId: 'A-17',
    url: `https://aprender.aurora.com.br/certificados/en/print/${certificate.id}`,
    verify: 'Verify NR-10: segurança em instalações elétricas',
  });
});

test('a mission that has to be repeated is said so, a certificate without a name is named', async () => {
  const [certificate] = statedCertificates(1, { types: ['MISSION'], courses: [' '] });
  if (!certificate) throw new Error('No certificate');
  const { rows } = await worded(statementOf([{ ...certificate, isFromRecycledMission: true }]));
  expect(rows[0]).toMatchObject({
    type: 'Refresher mission',
    course: 'Certificate without a name',
  });
});
