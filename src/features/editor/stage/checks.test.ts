import { type CertificateTemplate, defaultTemplate } from '#model/template/template.ts';
import { checksOf } from './checks.ts';

const fitting = { nameLines: 1, nameSize: 49, isContinuedOnBack: false, foreign: [] };

type Texts = CertificateTemplate['customFields'];
const template = (texts: Partial<Texts>): CertificateTemplate => {
  const none = defaultTemplate();
  return { ...none, customFields: { ...none.customFields, ...texts } };
};

it.each<[string, Partial<Texts>, string[]]>([
  ['no texts at all lack nothing', {}, ['fits']],
  [
    'a language without any is named, in the order of the tabs',
    { ptBr: ['a', 'b', 'c'] },
    ['no areas es header,center,footer', 'no areas en header,center,footer', 'fits'],
  ],
  [
    'what another language has is missing',
    { ptBr: ['a', '', 'c'], enUs: ['a', '', ' '], esEs: ['a', '', 'c'] },
    ['missing areas en footer', 'fits'],
  ],
  [
    'what no language has is not',
    { ptBr: ['a', '', ''], enUs: ['b', '', ''], esEs: ['c', '', ''] },
    ['fits', 'all languages'],
  ],
])('%s', (_title, texts, expected) => {
  const said = checksOf(template(texts), fitting).map((check) =>
    [
      check.kind,
      'language' in check ? check.language : '',
      'areas' in check ? check.areas.join() : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  expect(said).toEqual(expected);
});

it.each([
  [{ isContinuedOnBack: true }, ['continued']],
  [{ nameLines: 2, nameSize: 29.8 }, ['name lines', 'fits']],
  [{ foreign: ['字'] }, ['foreign', 'fits']],
])('tells what fitting did: %j', (change, expected) => {
  const kinds = checksOf(template({}), { ...fitting, ...change }).map(({ kind }) => kind);
  expect(kinds).toEqual(expected);
});

it.each<[string, Record<string, string | null>, string[]]>([
  ['a value that is not there', { 'mission.workload': null }, ['broken']],
  ['none that is', { 'mission.workload': '8 h' }, ['all languages']],
])('of a sentence with %s', (_what, tried, expected) => {
  const center = 'for {{mission.workload}}, as agreed';
  const texts = { ptBr: ['', center, ''], enUs: ['', 'b', ''], esEs: ['', 'c', ''] } as const;
  const checks = checksOf(template(texts), fitting, tried);
  expect(checks.map(({ kind }) => kind).filter((kind) => kind !== 'fits')).toEqual(expected);
});

it('does not look for broken sentences with a sample that lacks nothing', () => {
  const texts = { ptBr: ['{{mission.grade}}!', '', ''] } as const;
  expect(checksOf(template(texts), fitting).map(({ kind }) => kind)).not.toContain('broken');
});
