import { resolvePath } from 'react-router-dom';
import { screenPaths } from './screenPaths.ts';

const ids = [
  'plain',
  '../../evil',
  '..',
  '.',
  'a/b',
  'a?b#c',
  'a%2Fb',
  '//evil.example',
  'ç ã',
  '',
];

describe.each(Object.entries(screenPaths))('%s', (screen, pathOf) => {
  test.each(ids)('an id %j stays in its segment', (id) => {
    const { pathname, search, hash } = resolvePath(pathOf(id), '/en');
    expect(pathname).toMatch(new RegExp(`^/${screen}/[^/]*$`));
    expect(search + hash).toBe('');
    expect(new URL(pathOf(id), 'https://host.example/en/').pathname).toMatch(
      new RegExp(`^/${screen}/[^/]*$`),
    );
  });
});
