import { type Group, textsNotAskedFor } from './askedFor.ts';

const group = (name: string, its: Partial<Group>): Group => ({
  name,
  parents: [],
  asked: [],
  used: new Map(),
  ...its,
});

const frame = group('app', {});
const home = group('home', { parents: [frame], asked: ['home'] });
const preview = group('preview', { parents: [frame], asked: ['documents'] });
const using = (id: string, part: string) => ({ used: new Map([[id, part]]) });

test.each([
  ['the frame comes first', group('grid', { parents: [home], ...using('retry', '') })],
  [
    'what it asks for itself comes',
    group('extras', { asked: ['documents'], ...using('pdf', 'documents') }),
  ],
  [
    'what its screen asked for is there',
    group('grid', { parents: [home], ...using('more', 'home') }),
  ],
])('%s', (_title, one) => {
  expect(textsNotAskedFor([frame, home, preview, one])).toEqual([]);
});

test.each([
  ['nobody asks for it', [home]],
  ['one way to it does not ask for it', [home, preview]],
])('a text is missing where %s', (_title, parents) => {
  const extras = group('extras', { parents, ...using('pdf', 'documents') });
  expect(textsNotAskedFor([frame, home, preview, extras])).toEqual([
    'extras uses pdf, whose part documents it does not ask for.',
  ]);
});

test('chunks that lead to each other bring no text of their own', () => {
  const parents: Group[] = [home];
  const menu = group('menu', { parents, ...using('pdf', 'documents') });
  parents.push(group('dialog', { parents: [menu] }));
  expect(textsNotAskedFor([frame, home, preview, menu, ...parents.slice(1)])).toHaveLength(1);
});
