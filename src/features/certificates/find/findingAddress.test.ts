import { type Asked, readAsked, writeAsked } from './findingAddress.ts';

const first: Asked = {
  words: '',
  type: undefined,
  year: undefined,
  order: 'newest',
  view: 'list',
};

test.each<[string, Partial<Asked>]>([
  ['', {}],
  ['?q=energia+solar', { words: 'energia solar' }],
  ['?q=conserva%C3%A7%C3%A3o', { words: 'conservação' }],
  ['?type=mission&year=2025', { type: 'MISSION', year: 2025 }],
  ['?type=content&sort=name-desc&view=grid', { type: 'CONTENT', order: 'name-desc', view: 'grid' }],
])('%s asks for %j, and is written so', (search, asked) => {
  expect(readAsked(search)).toEqual({ ...first, ...asked });
  expect(writeAsked('', { ...first, ...asked })).toBe(search);
});

test.each(['?type=MISSIONS', '?year=25', '?year=2025a', '?year=0999', '?sort=up', '?view=cards'])(
  'what is wrong is as if it were not there: %s',
  (search) => {
    expect(readAsked(search)).toEqual(first);
  },
);

test('what belongs to others stays', () => {
  const search = '?tab=2&q=energia';
  expect(writeAsked(search, { ...first, words: 'solda' })).toBe('?tab=2&q=solda');
  expect(writeAsked(search, first)).toBe('?tab=2');
});

test('blanks look for nothing', () => {
  expect(writeAsked('', { ...first, words: '  ' })).toBe('');
});
