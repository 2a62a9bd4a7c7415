import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const files = ['src', 'batch'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

/** Pattern of a static import or re-export, as oxfmt formats it. Dynamic imports may be circular. */
const importPattern = /^(?:import|export) (?:[^;'`]*? from )?'(?<path>[#.][^']+)';$/gm;

/** Lists the files of this project that a file imports, for types too. */
function listImports(file: string): string[] {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(importPattern);
  return Array.from(imports, ({ groups: { path = '' } = {} }) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(file, '..', path),
  );
}

/** Lists the circles: groups of files that import each other, directly or through other files. */
function findCircles(): string[][] {
  const imports = new Map(files.map((file) => [file, listImports(file)]));
  const findReachable = (file: string, reached = new Set<string>()): Set<string> => {
    for (const path of imports.get(file) ?? [])
      if (!reached.has(path)) findReachable(path, reached.add(path));
    return reached;
  };
  const reachable = new Map(files.map((file) => [file, findReachable(file)]));
  const getCircle = (file: string) =>
    files.filter((next) => reachable.get(file)?.has(next) && reachable.get(next)?.has(file));
  // Each circle is listed once, at its first file.
  return files.map(getCircle).filter(([first], index) => first === files[index]);
}

test('no files import each other in a circle', () => {
  expect(findCircles()).toEqual([]);
});
