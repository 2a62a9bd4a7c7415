import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const exists = (path: string) => existsSync(join(root, path));

/** Made, or of others. */
const skipped = /(?:^|\/)(?:node_modules|dist|compiled|recipes|test-results)(?:\/|$)/;
const folders = [
  'src',
  'platform',
  'scripts',
  'e2e',
  'bench',
  'docs',
  'contract',
  'deploy',
] as const;
const written = /\.(?:[cm]?[jt]sx?|css|md)$/;

function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .map((name) => `${path}/${name}`)
    .filter((inside) => !skipped.test(inside))
    .flatMap(filesBelow);
}

const atRoot = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
const all = [...atRoot, ...folders.flatMap(filesBelow)];
const files = all.filter((file) => written.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

const blocks = /^```[^]*?^```$/gm;
const comments = /\/\*[^]*?\*\/|(?:(?<=^|\s)\/\/.*(?:\n[ \t]*(?=\/\/))?)+/gm;
const edges = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm;

/** What people read in a file, each piece on one line: the comments of code, the prose of a document. */
function proseOf(file: string, text = read(file)): string[] {
  const pieces = file.endsWith('.md') ? [text.replace(blocks, '')] : (text.match(comments) ?? []);
  const lines = file.endsWith('.md') ? pieces : pieces.map((piece) => piece.replace(edges, ''));
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

const headingsOf = (document: string) =>
  Array.from(
    read(document)
      .replace(blocks, '')
      .matchAll(/^#+ (.+)$/gm),
    ([, heading = '']) => heading.trim(),
  );
const records = readdirSync(join(root, 'docs/decisions'));
const headings = headingsOf('docs/behaviour.md');

/** A heading may go on with a comma or a full stop, but not with another word. */
const isHeading = (named: string) =>
  headings.some(
    (heading) => named.startsWith(heading) && /^(?:[`).,;:]|$)/.test(named.slice(heading.length)),
  );

const sectionsIn = (prose: string) =>
  Array.from(prose.matchAll(/docs\/behaviour\.md, (.{0,60})/g), ([, named = '']) => named);

const recordsIn = (prose: string) =>
  Array.from(
    prose.matchAll(/\bdecisions\/(\d{3}[\w-]*)|\brecords? (\d+)\b/gi),
    ([, name, number = '']) => name ?? `${number.padStart(3, '0')}-`,
  );

/** Of a release, of a build, or of another project. */
const elsewhere = ['contract/contract.mjs', 'contract.mjs', 'embed.d.ts', 'docs/throttling.md'];
const example = /(?:^|\/)(?:x|X|PascalCase|camelCase|layoutN)\./;
const rooted =
  /(?<![\w./-])((?:src|docs|scripts|e2e|platform|bench|deploy|contract|public)\/[\w./-]*\w)(?![\w$*{<]|\/[$*{<])/g;
/** A name, or the end of a path. */
const quoted = /`([\w./-]+\.(?:tsx?|mjs))`/g;

const namesIn = (prose: string, pattern: RegExp) =>
  Array.from(prose.matchAll(pattern), ([, name = '']) => name);

/** What is named and is not there. A line of its own in a recipe names a file of the host; `#floor/` is below `src`. */
function missingIn(file: string, prose: string): string[] {
  const isHosts = (name: string) =>
    file.startsWith('docs/hosting/') && read(file).includes(`\n\`${name}\`\n`);
  const isKnown = (name: string) =>
    elsewhere.includes(name) || example.test(name) || skipped.test(name) || isHosts(name);
  const isRecord = (path: string) => /^docs\/decisions\/\d{3}$/.test(path);
  return [
    ...namesIn(prose, rooted).filter((path) => !exists(path) && !isRecord(path)),
    ...namesIn(prose, quoted).filter(
      (name) => !all.some((path) => path === name || path.endsWith(`/${posix.normalize(name)}`)),
    ),
  ].filter((name) => !isKnown(name));
}

/** As GitHub names the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function isLink(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : posix.join(dirname(file), decodeURI(path));
  if (!exists(target)) return false;
  return anchor === undefined || headingsOf(target).some((heading) => anchorOf(heading) === anchor);
}

/** Each dead reference with the file that has it. */
const deadIn = (some: readonly string[], find: (file: string, prose: string) => string[]) =>
  some.flatMap((file) =>
    proseOf(file).flatMap((prose) => find(file, prose).map((dead) => `${file}: ${dead}`)),
  );

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(800);
  const prose = files.flatMap((file) => proseOf(file));
  expect(prose.flatMap(sectionsIn).length).toBeGreaterThan(90);
  expect(prose.flatMap(recordsIn).length).toBeGreaterThan(30);
});

test.each([
  [
    'a.ts',
    '/** One\n * (docs/behaviour.md,\n * Home), two */',
    ['One (docs/behaviour.md, Home), two'],
  ],
  ['a.ts', "const a = 'https://b'; // one\n  // two\n\n// three", ['one two', 'three']],
  ['a.css', '/* one */\na {}', ['one']],
  ['a.md', 'one\ntwo\n```\nthree\n```\nfour', ['one two four']],
])('of %s is read what people read: %j', (file, text, prose) => {
  expect(proseOf(file, text)).toEqual(prose);
});

test('each section of docs/behaviour.md that is named is a heading there, each its own', () => {
  const dead = deadIn(files, (_file, prose) =>
    sectionsIn(prose).filter((named) => !isHeading(named)),
  );
  expect(dead).toEqual([]);
  expect(headings.filter((one, index) => headings.indexOf(one) !== index)).toEqual([]);
});

test('each decision record that is named is there', () => {
  const isRecord = (name: string) => records.some((record) => record.startsWith(name));
  expect(
    deadIn(files, (_file, prose) => recordsIn(prose).filter((name) => !isRecord(name))),
  ).toEqual([]);
});

test('each file that is named is there', () => {
  expect(deadIn(files, missingIn)).toEqual([]);
});

test('each link of a document leads to a file and a heading', () => {
  const links = (prose: string) =>
    Array.from(
      prose.matchAll(/\]\(([^):\s]+)\)|\]: (?![a-z]+:)(\S+)/g),
      ([, one, other]) => one ?? other ?? '',
    );
  expect(
    deadIn(documents, (file, prose) => links(prose).filter((link) => !isLink(file, link))),
  ).toEqual([]);
});

test('nothing names what is not in the project', () => {
  const foreign = /Spec \u00a7|decisions\.md/;
  expect(files.filter((file) => foreign.test(read(file)))).toEqual([]);
});

test('each test that docs/peer-failures.md names is there', () => {
  const [prose = ''] = proseOf('docs/peer-failures.md');
  const named = Array.from(prose.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?: › [^›;|]+;?)+)/g));
  const titles = named.flatMap(([, file = '', said = '']) =>
    said.split(/;? › /).map((title) => [file, title.replace(/;$/, '').trim()] as const),
  );
  expect(titles.length).toBeGreaterThan(60);
  const dead = titles.filter(
    ([file, title]) => !read(file).replaceAll(/\s+/g, ' ').includes(title),
  );
  expect(dead).toEqual([]);
});

test('each function that docs/ways.md names is in its file', () => {
  const named = Array.from(
    proseOf('docs/ways.md')
      .join()
      .matchAll(/`(\w+)` (?:of|in) `(src\/[^`]+)`/g),
    ([, name = '', file = '']) => [name, file] as const,
  );
  expect(named.length).toBeGreaterThan(40);
  const isMade = (name: string, file: string) =>
    new RegExp(`(?:function|const|class) ${name}\\b|^\\s+${name}(?:: )?\\(`, 'm').test(read(file));
  expect(named.filter(([name, file]) => !isMade(name, file))).toEqual([]);
});

test('record 4 has the chunks that code names', () => {
  const record = read('docs/decisions/004-what-comes-after-the-screen.md');
  const told = Array.from(record.matchAll(/^\| (`.*?) \|/gm), ([, cell = '']) => cell);
  const named = filesBelow('src').flatMap((file) =>
    namesIn(read(file), /webpackChunkName: "([^"]+)"/g),
  );
  const parts = filesBelow('src').flatMap((file) =>
    namesIn(read(file), /^\/\/ @texts part:(\w+)/g),
  );
  const chunks = [...named, ...parts.map((part) => `{language}-${part}`)];
  expect(namesIn(told.join(), /`([^`]+)`/g).sort()).toEqual([...new Set(chunks)].sort());
});

/** As the page writes them: of a plural the form for many, of an argument its name alone. */
function englishTexts(): string[] {
  const sources = filesBelow('src').filter((file) => !file.includes('.test.'));
  return sources.flatMap((file) =>
    Array.from(
      read(file).matchAll(/defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g),
      ([, one, other]) =>
        (one ?? other ?? '')
          .replaceAll(
            /\{(\w+), plural, one \{[^{}]*\} other \{([^{}]*)\}\}/g,
            (_all, name: string, many: string) => many.replace('#', `{${name}}`),
          )
          .replaceAll(/\{(\w+), number[^{}]*\}/g, '{$1}'),
    ),
  );
}

test('each message that docs/behaviour.md quotes is worded so', () => {
  const texts = englishTexts();
  const [prose = ''] = proseOf('docs/behaviour.md');
  const said = namesIn(prose.replaceAll(/`[^`]*`/g, ''), /"([^"]+)"/g);
  expect(said.length).toBeGreaterThan(200);
  const isWorded = (quotation: string) =>
    quotation.includes('…') && !texts.includes(quotation)
      ? quotation.split('…').every((piece) => texts.some((text) => text.includes(piece.trim())))
      : texts.includes(quotation);
  expect(said.filter((quotation) => !isWorded(quotation))).toEqual([]);
});

test('the floors that documents tell of are those of lint', () => {
  const [, list = ''] = /FLOORS = \[([^\]]+)\]/.exec(read('scripts/lint/floors.js')) ?? [];
  const floors = namesIn(list, /'(\w+)'/g);
  const guide = read('CONTRIBUTING.md');
  expect(namesIn(guide, /^\| `(\w+)` +\|/gm)).toEqual(floors);
  expect(guide).toContain(floors.join(' < '));
  expect(read('docs/decisions/001-floors.md')).toContain(floors.join(' < '));
});
