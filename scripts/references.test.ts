import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { layoutLabels } from '../src/domain/template/layoutLabels.ts';

const root = join(__dirname, '..');
const loadFile = (file: string) => readFileSync(join(root, file), 'utf8');
const exists = (path: string) => existsSync(join(root, path));

/** Pattern of generated files and files of other projects, which are not checked. */
const skipped = /(?:^|\/)(?:node_modules|dist|compiled|recipes|test-results)(?:\/|$)/;
const folders = [
  '.storybook',
  'src',
  'batch',
  'hostPackage',
  'webpack',
  'platform',
  'scripts',
  'e2e',
  'bench',
  'docs',
  'contract',
  'deploy',
] as const;
const sourcePattern = /\.(?:[cm]?[jt]sx?|css|md)$/;

function listFiles(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .map((name) => `${path}/${name}`)
    .filter((inside) => !skipped.test(inside))
    .flatMap(listFiles);
}

const atRoot = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
const allFiles = [...atRoot, ...folders.flatMap(listFiles)];
// The frozen code of a drawing version names the files from which it was made, which may be gone.
const files = allFiles.filter((file) => sourcePattern.test(file) && !file.includes('/frozen/'));
const documents = files.filter((file) => file.endsWith('.md'));

const blocks = /^```[^]*?^```$/gm;
const comments = /\/\*[^]*?\*\/|(?:(?<=^|\s)\/\/.*(?:\n[ \t]*(?=\/\/))?)+/gm;
const edges = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm;

/** Extracts the comments of code or the prose of a document, each comment or paragraph on one line. */
function extractProse(file: string, text = loadFile(file)): string[] {
  const pieces = file.endsWith('.md') ? [text.replace(blocks, '')] : (text.match(comments) ?? []);
  const lines = file.endsWith('.md') ? pieces : pieces.map((piece) => piece.replace(edges, ''));
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}

const listHeadings = (document: string) =>
  Array.from(
    loadFile(document)
      .replace(blocks, '')
      .matchAll(/^#+ (.+)$/gm),
    ([, heading = '']) => heading.trim(),
  );
const records = readdirSync(join(root, 'docs/decisions'));
const headings = listHeadings('docs/behaviour.md');

/** Returns a function that checks whether a text starts with a heading that is not followed by another word. */
const isHeading = (named: string) =>
  headings.some(
    (heading) => named.startsWith(heading) && /^(?:[`).,;:]|$)/.test(named.slice(heading.length)),
  );

const listSections = (prose: string) =>
  Array.from(prose.matchAll(/docs\/behaviour\.md, (.{0,60})/g), ([, named = '']) => named);

const listRecords = (prose: string) =>
  Array.from(
    prose.matchAll(/\bdecisions\/(\d{3}[\w-]*)|\brecords? (\d+)\b/gi),
    ([, name, number = '']) => name ?? `${number.padStart(3, '0')}-`,
  );

/** Mentioned files that are only in a release, a build or another project. */
const otherProjects = ['contract/contract.mjs', 'contract.mjs', 'embed.d.ts', 'docs/throttling.md'];
const example = /(?:^|\/)(?:x|X|PascalCase|camelCase|layoutN)\./;
const rooted =
  /(?<![\w./-])((?:src|batch|webpack|docs|scripts|e2e|platform|bench|deploy|contract|public)\/[\w./-]*\w)(?![\w$*{<]|\/[$*{<])/g;
/** Pattern of a file name or the end of a path, in backticks. */
const quoted = /`([\w./-]+\.(?:tsx?|mjs))`/g;

const listNames = (prose: string, pattern: RegExp) =>
  Array.from(prose.matchAll(pattern), ([, name = '']) => name);

/** Lists files that are mentioned but do not exist. In a recipe, a line with only a name is a file of the host. */
function listMissing(file: string, prose: string): string[] {
  const isHosts = (name: string) =>
    file.startsWith('docs/hosting/') && loadFile(file).includes(`\n\`${name}\`\n`);
  const isKnown = (name: string) =>
    otherProjects.includes(name) || example.test(name) || skipped.test(name) || isHosts(name);
  const isRecord = (path: string) => /^docs\/decisions\/\d{3}$/.test(path);
  return [
    ...listNames(prose, rooted).filter((path) => !exists(path) && !isRecord(path)),
    ...listNames(prose, quoted).filter(
      (name) =>
        !allFiles.some((path) => path === name || path.endsWith(`/${posix.normalize(name)}`)),
    ),
  ].filter((name) => !isKnown(name));
}

/** Returns the anchor that GitHub creates for a heading. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function isLink(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : posix.join(dirname(file), decodeURI(path));
  if (!exists(target)) return false;
  return (
    anchor === undefined || listHeadings(target).some((heading) => getAnchor(heading) === anchor)
  );
}

/** Lists references to missing files or headings, with the file that contains them. */
const listDeadReferences = (
  selectedFiles: readonly string[],
  find: (file: string, prose: string) => string[],
) =>
  selectedFiles.flatMap((file) =>
    extractProse(file).flatMap((prose) => find(file, prose).map((dead) => `${file}: ${dead}`)),
  );

test('finds files and references', () => {
  expect(files.length).toBeGreaterThan(800);
  const prose = files.flatMap((file) => extractProse(file));
  expect(prose.flatMap(listSections).length).toBeGreaterThan(90);
  expect(prose.flatMap(listRecords).length).toBeGreaterThan(30);
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
])('extracts the prose of %s: %j', (file, text, prose) => {
  expect(extractProse(file, text)).toEqual(prose);
});

test('every mentioned section of docs/behaviour.md is a unique heading', () => {
  const dead = listDeadReferences(files, (_file, prose) =>
    listSections(prose).filter((named) => !isHeading(named)),
  );
  expect(dead).toEqual([]);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('every mentioned decision record exists', () => {
  const isRecord = (name: string) => records.some((record) => record.startsWith(name));
  expect(
    listDeadReferences(files, (_file, prose) =>
      listRecords(prose).filter((name) => !isRecord(name)),
    ),
  ).toEqual([]);
});

test('every mentioned file exists', () => {
  expect(listDeadReferences(files, listMissing)).toEqual([]);
});

test('every link of a document leads to a file and a heading', () => {
  const links = (prose: string) =>
    Array.from(
      prose.matchAll(/\]\(([^):\s]+)\)|\]: (?![a-z]+:)(\S+)/g),
      ([, inline, reference]) => inline ?? reference ?? '',
    );
  expect(
    listDeadReferences(documents, (file, prose) =>
      links(prose).filter((link) => !isLink(file, link)),
    ),
  ).toEqual([]);
});

test('no file mentions documents outside the project', () => {
  const foreign = /Spec \u00a7|decisions\.md/;
  expect(files.filter((file) => foreign.test(loadFile(file)))).toEqual([]);
});

test('every test that docs/peer-failures.md mentions exists', () => {
  const [prose = ''] = extractProse('docs/peer-failures.md');
  const named = Array.from(prose.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?: › [^›;|]+;?)+)/g));
  const titles = named.flatMap(([, file = '', titleList = '']) =>
    titleList.split(/;? › /).map((title) => [file, title.replace(/;$/, '').trim()] as const),
  );
  expect(titles.length).toBeGreaterThan(60);
  const dead = titles.filter(
    ([file, title]) => !loadFile(file).replaceAll(/\s+/g, ' ').includes(title),
  );
  expect(dead).toEqual([]);
});

test('every function that docs/data-flow.md mentions is in its file', () => {
  const named = Array.from(
    extractProse('docs/data-flow.md')
      .join()
      .matchAll(/`(\w+)` (?:of|in) `(src\/[^`]+)`/g),
    ([, name = '', file = '']) => [name, file] as const,
  );
  expect(named.length).toBeGreaterThan(40);
  const isMade = (name: string, file: string) =>
    new RegExp(`(?:function|const|class) ${name}\\b|^\\s+${name}(?:: )?\\(`, 'm').test(
      loadFile(file),
    );
  expect(named.filter(([name, file]) => !isMade(name, file))).toEqual([]);
});

test('the table of chunks in docs/data-flow.md names every chunk', () => {
  const record = loadFile('docs/data-flow.md');
  const cells = Array.from(record.matchAll(/^\| (`.*?) \|/gm), ([, cell = '']) => cell);
  // The table has one row for all languages, and one for all screens.
  const summarized = ['src/i18n/catalog.ts', 'src/app/routes/routeDefinitions.ts'];
  const sources = listFiles('src').filter((file) => !summarized.includes(file));
  const named = sources.flatMap((file) =>
    listNames(loadFile(file), /webpackChunkName: "([^"]+)"/g),
  );
  expect(listNames(cells.join(), /`([^`]+)`/g).sort()).toEqual([...new Set(named)].sort());
});

/** Lists the English messages as docs/behaviour.md quotes them: plurals in the form for many, arguments by name. */
function listEnglishTexts(): string[] {
  const sources = listFiles('src').filter((file) => !file.includes('.test.'));
  return sources.flatMap((file) =>
    Array.from(
      loadFile(file).matchAll(/defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g),
      ([, single, double]) =>
        (single ?? double ?? '')
          .replaceAll(
            /\{(\w+), plural, one \{[^{}]*\} other \{([^{}]*)\}\}/g,
            (_all, name: string, many: string) => many.replace('#', `{${name}}`),
          )
          .replaceAll(/\{(\w+), number[^{}]*\}/g, '{$1}'),
    ),
  );
}

test('every message that docs/behaviour.md quotes exists', () => {
  const layoutTexts = Object.values(layoutLabels).flatMap(({ name, shortName = name }) => [
    name.en,
    shortName.en,
  ]);
  const texts = [...listEnglishTexts(), ...layoutTexts];
  const [prose = ''] = extractProse('docs/behaviour.md');
  const quotations = listNames(prose.replaceAll(/`[^`]*`/g, ''), /"([^"]+)"/g);
  expect(quotations.length).toBeGreaterThan(200);
  const isWorded = (quotation: string) =>
    quotation.includes('…') && !texts.includes(quotation)
      ? quotation.split('…').every((piece) => texts.some((text) => text.includes(piece.trim())))
      : texts.includes(quotation);
  expect(quotations.filter((quotation) => !isWorded(quotation))).toEqual([]);
});

test('documents list the layers of lint', () => {
  const [, list = ''] = /LAYERS = \[([^\]]+)\]/.exec(loadFile('scripts/lint/layers.js')) ?? [];
  const layers = listNames(list, /'(\w+)'/g);
  const guide = loadFile('CONTRIBUTING.md');
  expect(listNames(guide, /^\| `(\w+)` +\|/gm)).toEqual(layers);
  expect(guide).toContain(layers.join(' < '));
  expect(loadFile('docs/decisions/001-layered-source-folders.md')).toContain(layers.join(' < '));
});
