import type { Language } from '#domain/language.ts';
import { buildAreaTexts } from '#domain/template/template.ts';
import {
  createCertificate,
  type CertificateOptions,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { createCertificateText } from './certificateText.ts';

const createText = async (wish: CertificateOptions, language: Language = 'pt') =>
  createCertificateText(createCertificate(wish), await loadTestDocumentLocale(language));

const areas = (header: string) => [header, '', ''] as const;

describe('custom areas', () => {
  it.each<[string, NonNullable<CertificateOptions['registeredData']>, string]>([
    ['Para {{user.name}}', { 'user.name': 'Ana' }, 'Para Ana'],
    ['{{ user.name }}!', { 'user.name': 'Ana' }, 'Ana!'],
    ['{{user.name}} {{user.name}}', { 'user.name': 'Ana' }, 'Ana Ana'],
    ['{{mission.workload}}', { 'mission.workload': 90 }, '1 hora e 30 minutos'],
    ['{{mission.workload}}.', { 'mission.workload': 0 }, '.'],
    [
      '{{mission.completed_at}}',
      { 'mission.completed_at': '2026-03-01T02:59:00Z' },
      '28 de fevereiro de 2026',
    ],
    ['{{mission.grade}}', { 'mission.grade': 9 }, '9,0'],
    ['{{mission.grade}}', { 'mission.grade': 0 }, '0,0'],
    ['{{mission.grade}}', { 'mission.grade': '8.25' }, '8,25'],
    ...['9,5', 'A', '', ' ', 'NaN', 'Infinity'].map(
      (grade): [string, Record<string, string>, string] => [
        '<{{mission.grade}}>',
        { 'mission.grade': grade },
        '<>',
      ],
    ),
    ['<{{user.name}}>', { 'user.name': null }, '<>'],
    ['<{{user.name}}>', { 'user.name': '' }, '<>'],
    ['<{{user.unknown}}>', {}, '<>'],
    ['<{{constructor}}{{__proto__}}{{toString}}>', {}, '<>'],
    ['{{user.name}}', { 'user.name': '{{user.email}}', 'user.email': 'a@b' }, '{{user.email}}'],
    ['{{user.name', { 'user.name': 'Ana' }, '{{user.name'],
    ['{{{user.name}}}', { 'user.name': 'Ana' }, '{Ana}'],
    ['{user.name}', { 'user.name': 'Ana' }, '{user.name}'],
    ['$& $1 {{user.name}}', { 'user.name': '$&' }, '$& $1 $&'],
    [
      '<b>{{user.name}}</b> &amp;',
      { 'user.name': "A & B <i>O'Conner</i>" },
      "<b>A & B <i>O'Conner</i></b> &amp;",
    ],
  ])('merges %j with %j into %j', async (area, registered, expected) => {
    const { header } = await createText({ areas: areas(area), registeredData: registered });
    expect(header).toBe(expected);
  });

  it('uses the areas of the document language; a blank one stays blank', async () => {
    const customFields = {
      ...buildAreaTexts(() => ['', '', '']),
      ptBr: ['topo', 'meio', 'pé'],
      enUs: ['top', '', 'foot'],
    } as const;
    const template = { customFields };
    const [pt, en, es] = await Promise.all(
      (['pt', 'en', 'es'] as const).map((language) => createText({ template }, language)),
    );
    expect([pt?.header, pt?.center, pt?.footer]).toEqual(['topo', 'meio', 'pé']);
    expect([en?.header, en?.center, en?.footer]).toEqual(['top', '', 'foot']);
    expect([es?.header, es?.center, es?.footer]).toEqual(['', '', '']);
  });
});

describe('createCertificateText', () => {
  it.each<[Language, string, string, string]>([
    ['pt', 'Certificação de Curso', '8 horas e 30 minutos', '12 de novembro de 2026'],
    ['en', 'Course Certification', '8 hours and 30 minutes', 'November 12, 2026'],
    ['es', 'Certificación de Curso', '8 horas y 30 minutos', '12 de noviembre de 2026'],
  ])('formats texts in %s', async (language, title, duration, date) => {
    const text = await createText({}, language);
    expect(text).toMatchObject({
      title,
      duration: { value: duration },
      completionDate: { value: date },
      url: `https://aprender.aurora.com.br/certificados/${language}/print/${text.validationId.value}`,
      address: 'aprender.aurora.com.br/certificados',
    });
  });

  it.each<[number | null, string]>([
    [null, ''],
    [0, ''],
    [1, '1 minuto'],
    [59, '59 minutos'],
    [60, '1 hora'],
    [61, '1 hora e 1 minuto'],
    [120, '2 horas'],
    [1500, '25 horas'],
  ])('formats a workload of %s minutes as %j', async (workload, expected) => {
    expect((await createText({ workload })).duration.value).toBe(expected);
  });

  it.each([
    ['João Conceição Muñoz'.normalize('NFD'), 'João Conceição Muñoz'],
    ['  Ana\t\nBeatriz  ', 'Ana Beatriz'],
    ['Ana\u202e Moura\u200b\u00ad', 'Ana Moura'],
    ["A & B <b>O'Conner</b>", "A & B <b>O'Conner</b>"],
    ['👩🏽‍💻', '👩🏽‍💻'],
    ['می‌خواهم', 'می‌خواهم'],
    ['A\u200dB\ufe0f', 'AB'],
  ])('normalizes the name %j to %j', async (name, expected) => {
    expect((await createText({ name })).name).toBe(expected);
  });

  it('leaves out a missing grade, and shows a grade of zero', async () => {
    expect((await createText({ grade: null })).grade.value).toBe('');
    expect((await createText({ grade: 0 })).grade.value).toBe('0,0');
  });

  it('uses the issue date for a course without a completion date', async () => {
    const certificate = createCertificate();
    const undated = { ...certificate, course: { ...certificate.course, completedAt: null } };
    const text = createCertificateText(undated, await loadTestDocumentLocale('en'));
    expect(text.completionDate.value).toBe('November 12, 2026');
  });

  it('creates an address without a language where the platform’s have none', async () => {
    const documentLocale = { ...(await loadTestDocumentLocale('en')), hasLanguagePaths: false };
    const { url } = createCertificateText(createCertificate({ id: '7' }), documentLocale);
    expect(url).toBe('https://aprender.aurora.com.br/certificados/print/7');
  });

  it('escapes the identifier in the address', async () => {
    const { url } = await createText({ id: '../x?y#z' });
    expect(url).toBe('https://aprender.aurora.com.br/certificados/pt/print/..%2Fx%3Fy%23z');
  });
});
