import { languagesInTabOrder } from '#domain/template/languagesInTabOrder.ts';
import {
  buildAreaTexts,
  type CertificateTemplate,
  createDefaultTemplate,
} from '#domain/template/template.ts';
import { findTemplateProblems } from './findTemplateProblems.ts';

const fitting = { nameLines: 1, nameSize: 49, isContinuedOnBack: false, fallbackTexts: [] };

type Texts = CertificateTemplate['customFields'];
const createTemplate = (texts: Partial<Texts>): CertificateTemplate => {
  const defaults = createDefaultTemplate();
  return { ...defaults, customFields: { ...defaults.customFields, ...texts } };
};

it.each<[string, Partial<Texts>, string[]]>([
  ['reports nothing missing without any text', {}, ['fits']],
  [
    'reports languages without texts in the order of the tabs',
    { ptBr: ['a', 'b', 'c'] },
    [
      ...languagesInTabOrder
        .filter((language) => language !== 'pt')
        .map((language) => `no areas ${language} header,center,footer`),
      'fits',
    ],
  ],
  [
    'reports areas that another language has',
    { ...buildAreaTexts(() => ['a', '', 'c']), enUs: ['a', '', ' '] },
    ['missing areas en footer', 'fits'],
  ],
  [
    'does not report areas that no language has',
    buildAreaTexts((language) => [language, '', '']),
    ['fits', 'all languages'],
  ],
])('%s', (_title, texts, expected) => {
  const descriptions = findTemplateProblems(createTemplate(texts), fitting).map((check) =>
    [
      check.kind,
      'language' in check ? check.language : '',
      'areas' in check ? check.areas.join() : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  expect(descriptions).toEqual(expected);
});

it.each([
  [{ isContinuedOnBack: true }, ['continued']],
  [{ lacksCodeOnFront: true }, ['no code', 'fits']],
  [{ nameLines: 2, nameSize: 29.8 }, ['name lines', 'fits']],
  [{ fallbackTexts: ['字'] }, ['fallback text', 'fits']],
])('reports the result of fitting: %j', (change, expected) => {
  const kinds = findTemplateProblems(createTemplate({}), { ...fitting, ...change }).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(expected);
});

it.each<[string, Record<string, string | null>, string[]]>([
  ['reports a sentence without its value', { 'mission.workload': null }, ['broken']],
  ['reports no sentence whose value exists', { 'mission.workload': '8 h' }, ['all languages']],
])('%s', (_title, sampleData, expected) => {
  const center = 'for {{mission.workload}}, as agreed';
  const texts = { ...buildAreaTexts(() => ['', 'b', '']), ptBr: ['', center, ''] } as const;
  const checks = findTemplateProblems(createTemplate(texts), fitting, sampleData);
  expect(checks.map(({ kind }) => kind).filter((kind) => kind !== 'fits')).toEqual(expected);
});

it('does not report sentences when the sample has all values', () => {
  const texts = { ptBr: ['{{mission.grade}}!', '', ''] } as const;
  expect(
    findTemplateProblems(createTemplate(texts), fitting).map(({ kind }) => kind),
  ).not.toContain('broken');
});
