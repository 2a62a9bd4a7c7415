import { type ListParams, parseListParams, serializeListParams } from './listParams.ts';

const defaults: ListParams = {
  searchText: '',
  type: undefined,
  year: undefined,
  order: 'newest',
  view: 'list',
};

test.each<[string, Partial<ListParams>]>([
  ['', {}],
  ['?q=energia+solar', { searchText: 'energia solar' }],
  ['?q=conserva%C3%A7%C3%A3o', { searchText: 'conservação' }],
  ['?type=mission&year=2025', { type: 'MISSION', year: 2025 }],
  ['?from=2025-01-31&to=2025-03-01', { from: '2025-01-31', to: '2025-03-01' }],
  ['?year=2025&to=2025-03-01', { year: 2025, to: '2025-03-01' }],
  ['?type=content&sort=name-desc&view=grid', { type: 'CONTENT', order: 'name-desc', view: 'grid' }],
])('parses %j as %j and serializes it back', (search, params) => {
  expect(parseListParams(search)).toEqual({ ...defaults, ...params });
  expect(serializeListParams('', { ...defaults, ...params })).toBe(search);
});

test.each([
  '?from=2025-13-01',
  '?to=01/02/2025',
  '?from=2025-03-02&to=2025-03-01',
  '?type=MISSIONS',
  '?year=25',
  '?year=2025a',
  '?year=0999',
  '?sort=up',
  '?view=cards',
])('ignores invalid parameters: %s', (search) => {
  expect(parseListParams(search)).toEqual(defaults);
});

test('keeps unknown parameters', () => {
  const search = '?tab=2&q=energia';
  expect(serializeListParams(search, { ...defaults, searchText: 'solda' })).toBe('?tab=2&q=solda');
  expect(serializeListParams(search, defaults)).toBe('?tab=2');
});

test('omits a blank search text', () => {
  expect(serializeListParams('', { ...defaults, searchText: '  ' })).toBe('');
});
