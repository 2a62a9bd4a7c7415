/**
 * `npm run size`: gzip sizes (level 9, 1 KB = 1024 bytes) of the JavaScript and style sheets of the production builds
 * against their budgets; `--files` lists what each row counts. Fails when a row is over its budget, warns when less than
 * 4 % of one is free, and says what of a row grew since `scripts/sizes.json`, which `--write` makes anew.
 *
 * The sets come from webpack's own account in `dist/plugin-stats`: a named chunk group is an exposed module, an entry or
 * an `import()` with a `webpackChunkName`, with all chunks that it needs.
 * - "before first paint": the exposed module, the Portuguese catalogue and the route's own chunk; `remoteEntry.js` has a
 *   row of its own.
 * - `embed.js` is what a page around an iframe loads; nothing of the plugin does.
 * - "everything": every chunk that Home's code leads to, less `remoteEntry.js`, what only the other screens of the table,
 *   exposed modules and languages lead to, and what comes `LATER`. A new `import()` thus counts until it is listed there.
 * - "host shares React": less the chunks that hold React, ReactDOM and the scheduler alone, which a host gives.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  type ScreenName,
  screenBudgets,
  screenTable,
  textsOf,
} from '../src/app/screens/screenTable.ts';
import {
  type Account,
  type ChunkId,
  type Chunks,
  chunkOf,
  EXPOSED,
  firstScreenOf,
  groupsOfTexts,
  isWording,
  less,
  otherScreens,
  reachedFrom,
  readChunks,
} from './chunks.ts';
import { asError } from '../src/model/asError.ts';
import { inRoot, readText, writeIfChanged } from './files.mjs';

const LANGUAGE = 'pt';
/** What Home's code leads to and has no need of: with a row of its own, or for what few people ever meet. */
const LATER = [
  'toasts',
  'miniatures-actions-selection',
  'find',
  'overlays',
  'query-socket',
  'query-stream',
];
// The account menu belongs to the standalone page: a host has its own.
const STANDALONE_ONLY = ['account'];
const exposed = (name: string) => EXPOSED + name;

const sizes = new Map<string, number>();
function gzipSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(inRoot('dist/plugin', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function readBuild(name: string): Chunks {
  const file = inRoot('dist/plugin-stats', `${name}.json`);
  if (!existsSync(file)) throw new Error(`No dist/plugin-stats/${name}.json: npm run build first.`);
  return readChunks(JSON.parse(readFileSync(file, 'utf8')) as Account);
}

const names = Object.keys(screenTable) as ScreenName[];
const { code: homeCode, wording } = firstScreenOf('CertificatesApp');
const homeWords = wording(LANGUAGE);

/** Every chunk that Home may load: what its code leads to, by way of no other screen, language or part that comes later. */
function everythingOfHome(build: Chunks, start: string, besides: readonly string[]) {
  const elsewhere = [...otherScreens, ...STANDALONE_ONLY, ...LATER].filter(
    (group) => !besides.includes(group),
  );
  const isElsewhere = (group: string) =>
    elsewhere.includes(group) || (isWording(group) && !homeWords.includes(group));
  const wanted = reachedFrom(build, [start], isElsewhere);
  const unwanted = build.names.filter((group) => !wanted.has(group));
  return less(build.all, less(build.groups(...unwanted), build.groups(...wanted)));
}

type Row = readonly [title: string, budget: number, files: readonly string[]];

function rowsOf(remote: Chunks, standalone: Chunks): Row[] {
  const app = exposed('CertificatesApp');
  const print = exposed('PrintView');
  const entry = remote.groups('certificates_plugin');
  const home = less(everythingOfHome(remote, app, []), entry, remote.react);
  const firstPaint = less(remote.groups(app, ...homeCode, ...homeWords), remote.react);
  const onHome = remote.groups('miniatures-actions-selection', `${LANGUAGE}-documents`);
  const finding = remote.groups('find', `${LANGUAGE}-find`);
  const overlays = remote.groups('overlays');
  const pickers = remote.groups('color-picker', 'field-picker');
  const printWords = firstScreenOf('PrintView').wording(LANGUAGE);
  const printView = less(remote.groups(print, ...printWords), remote.react);
  const screens = names.flatMap((screen) => {
    const row = screenBudgets[screen];
    if (!row) return [];
    const its = remote.groups(...chunkOf(screen), ...groupsOfTexts(LANGUAGE, textsOf(screen)));
    return [{ screen, ...row, files: remote.filesOf(less(its, home, onHome)), its }];
  });
  const ofScreen = (name: ScreenName) =>
    screens.find(({ screen }) => screen === name)?.its ?? new Set<ChunkId>();
  return [
    ['remoteEntry.js', 21, ['remoteEntry.js']],
    ['embed.js, for parents of an iframe', 3, ['embed.js']],
    ['CertificatesApp before first paint, host shares React', 85, remote.filesOf(firstPaint)],
    ['CertificatesApp home, everything, host shares React', 138, remote.filesOf(home)],
    [
      'standalone home, everything, React included',
      210,
      standalone.filesOf(everythingOfHome(standalone, 'main', STANDALONE_ONLY)),
    ],
    [
      'later, two seconds after the mount: toasts',
      15,
      remote.filesOf(less(remote.groups('toasts'), home)),
    ],
    [
      'later, once rows are on screen: miniatures, selection',
      50,
      remote.filesOf(less(onHome, home)),
    ],
    ['later, once rows are on screen: finding', 12, remote.filesOf(less(finding, home, onHome))],
    ...screens.map(({ title, budget, files }) => [title, budget, files] as const),
    [
      'later: menus and dialogs, on top of the list',
      56,
      remote.filesOf(less(overlays, home, ofScreen('templates'), onHome)),
    ],
    [
      'later: colour and field pickers',
      40,
      remote.filesOf(less(pickers, overlays, ofScreen('editor'), home)),
    ],
    ['PrintView beyond React', 62, remote.has(print) ? remote.filesOf(printView) : []],
  ];
}

/** Bytes shape the code where less than this share of a budget is free. */
const AIR = 0.04;
const KNOWN = 'scripts/sizes.json';
/** Growth that is worth a word, in bytes: compression moves a few with any change. */
const WORTH_SAYING = 64;

/** `remote/home.4f3a9c21.js` as `remote/home.js`: the same file in another build. */
const plainName = (file: string) => file.replace(/\.[0-9a-f]{10}(?=\.\w+$)/, '');

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);

interface Weighed {
  title: string;
  budget: number;
  files: readonly string[];
  bytes: number;
}

/** Gzip sizes in bytes of each row's files as they were. */
type Known = Readonly<Record<string, Readonly<Record<string, number>>>>;

function verdictOf({ bytes, budget }: Weighed) {
  if (bytes > budget * 1024) return '  OVER';
  const free = 1 - bytes / 1024 / budget;
  return free < AIR ? `  only ${(100 * free).toFixed(1)} % free` : '';
}

/** What of a row is larger than it was, the largest growth first. */
function growthOf({ title, files }: Weighed, known: Known) {
  const before = known[title] ?? {};
  return files
    .map((file) => ({
      name: plainName(file),
      grown: gzipSize(file) - (before[plainName(file)] ?? 0),
    }))
    .filter(({ grown }) => title in known && grown > WORTH_SAYING)
    .sort((one, other) => other.grown - one.grown)
    .map(({ name, grown }) => `${name} +${grown} bytes`);
}

function print(rows: readonly Weighed[], known: Known, listsFiles: boolean) {
  console.log(`${'gzip, KB'.padEnd(54)}    size  budget`);
  for (const row of rows) {
    const { title, budget, files, bytes } = row;
    const budgeted = String(budget).padStart(7);
    console.log(`${title.padEnd(54)} ${kilobytes(bytes)} ${budgeted}${verdictOf(row)}`);
    const grown = growthOf(row, known);
    if (grown.length > 0) console.log(`  grew: ${grown.slice(0, 4).join(', ')}`);
    if (listsFiles)
      for (const file of files) console.log(`  ${file.padEnd(52)} ${kilobytes(gzipSize(file))}`);
  }
}

try {
  const rows = rowsOf(readBuild('remote'), readBuild('standalone')).map(
    ([title, budget, files]): Weighed => ({
      title,
      budget,
      files,
      bytes: files.reduce((total, file) => total + gzipSize(file), 0),
    }),
  );
  print(rows, JSON.parse(readText(KNOWN) || '{}') as Known, process.argv.includes('--files'));
  if (process.argv.includes('--write')) {
    const sizesOf = (files: readonly string[]): [string, number][] =>
      files.map((file): [string, number] => [plainName(file), gzipSize(file)]).sort();
    const table: Known = Object.fromEntries(
      rows.map(({ title, files }) => [title, Object.fromEntries(sizesOf(files))]),
    );
    writeIfChanged(KNOWN, `${JSON.stringify(table, undefined, 2)}\n`);
  }
  if (rows.some(({ bytes, budget }) => bytes > budget * 1024)) process.exitCode = 1;
} catch (error) {
  console.error(asError(error).message);
  process.exitCode = 1;
}
