import { createTemplateCopyName } from './copyName.ts';

const formatCopyName = (name: string) => `${name} (copy)`;

test.each([
  ['Formatura', 'Formatura (copy)'],
  ['  Formatura ', 'Formatura (copy)'],
  ['n'.repeat(73), `${'n'.repeat(73)} (copy)`],
  ['n'.repeat(80), `${'n'.repeat(73)} (copy)`],
  ['n'.repeat(100_000), `${'n'.repeat(73)} (copy)`],
  [`${'n'.repeat(72)} ends after a space`, `${'n'.repeat(72)} (copy)`],
  [`${'n'.repeat(72)}👩🏽‍💻 is one character`, `${'n'.repeat(72)} (copy)`],
])('createCopyName turns %j into %j', (name, expected) => {
  expect(createTemplateCopyName(name, formatCopyName)).toBe(expected);
  expect(createTemplateCopyName(name, formatCopyName).length).toBeLessThanOrEqual(80);
});
