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
 * - "everything": every chunk of the build less `remoteEntry.js`, the other exposed modules and the groups that Home
 *   never loads (`ELSEWHERE`). A new `import()` thus counts until it is listed there.
 * - "host shares React": less the chunks that hold React, ReactDOM and the scheduler alone, which a host gives.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EXPOSED, FIRST_SCREENS, groupsOfTexts, less, readChunks } from './chunks.mjs';
import { inRoot, readText, writeIfChanged } from './files.mjs';

const LANGUAGE = 'pt';
const HOME = 'home';
const PARTS = ['home', 'documents', 'templates'];
const ELSEWHERE = [
  ...['en', 'es'].flatMap((language) => [language, ...PARTS.map((part) => `${language}-${part}`)]),
  `${LANGUAGE}-documents`,
  `${LANGUAGE}-templates`,
  'refusals',
  'preview',
  'print',
  'templates',
  'editor',
  'color-picker',
  'field-picker',
  'overlays',
  'pdf',
  'toasts',
  'miniatures-actions-selection',
  'query-socket',
  'query-stream',
  // Once something failed.
  'error-art',
  // Fonts of other scripts: when a text needs them.
  'titleWide',
  'bodyWide',
  'boldWide',
  'titleGreek',
];
// The account menu and the sign-in link belong to the standalone page: a host has its own.
const STANDALONE_ONLY = ['account', 'signin'];
const exposed = (name) => EXPOSED + name;

const sizes = new Map();
function gzipSize(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(inRoot('dist/plugin', file)), { level: 9 }).length);
  return sizes.get(file);
}

function readBuild(name) {
  const file = inRoot('dist/plugin-stats', `${name}.json`);
  if (!existsSync(file)) throw new Error(`No dist/plugin-stats/${name}.json: npm run build first.`);
  return readChunks(JSON.parse(readFileSync(file, 'utf8')));
}

/** Every chunk but those that only these groups need. */
function withoutGroups(build, unwanted) {
  const kept = build.groups(...build.names.filter((name) => !unwanted.includes(name)));
  return less(build.all, less(build.groups(...unwanted), kept));
}

function rowsOf(remote, standalone) {
  const app = exposed('CertificatesApp');
  const print = exposed('PrintView');
  const otherExposes = remote.names.filter((name) => name.startsWith(exposed('')) && name !== app);
  const entry = remote.groups('certificates_plugin');
  const home = less(
    withoutGroups(remote, [...otherExposes, ...ELSEWHERE, ...STANDALONE_ONLY]),
    entry,
    remote.react,
  );
  const words = (module) => groupsOfTexts(LANGUAGE, FIRST_SCREENS[module].texts);
  const firstPaint = less(remote.groups(app, HOME, ...words('CertificatesApp')), remote.react);
  const onHome = remote.groups('miniatures-actions-selection', `${LANGUAGE}-documents`);
  const list = remote.groups('templates', `${LANGUAGE}-templates`);
  const editor = remote.groups('editor', `${LANGUAGE}-templates`);
  const overlays = remote.groups('overlays');
  const pickers = remote.groups('color-picker', 'field-picker');
  const printView = less(remote.groups(print, ...words('PrintView')), remote.react);
  return [
    ['remoteEntry.js', 21, ['remoteEntry.js']],
    ['embed.js, for parents of an iframe', 3, ['embed.js']],
    ['CertificatesApp before first paint, host shares React', 85, remote.filesOf(firstPaint)],
    ['CertificatesApp home, everything, host shares React', 138, remote.filesOf(home)],
    [
      'standalone home, everything, React included',
      210,
      standalone.filesOf(withoutGroups(standalone, ELSEWHERE)),
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
    ['templates list, on top of home', 55, remote.filesOf(less(list, home, onHome))],
    ['editor, on top of home', 85, remote.filesOf(less(editor, home, onHome))],
    [
      'later: menus and dialogs, on top of the list',
      56,
      remote.filesOf(less(overlays, home, list, onHome)),
    ],
    ['later: colour and field pickers', 40, remote.filesOf(less(pickers, overlays, editor, home))],
    ['PrintView beyond React', 62, remote.has(print) ? remote.filesOf(printView) : []],
  ];
}

/** Bytes shape the code where less than this share of a budget is free. */
const AIR = 0.04;
const KNOWN = 'scripts/sizes.json';
/** Growth that is worth a word, in bytes: compression moves a few with any change. */
const WORTH_SAYING = 64;

/** `remote/home.4f3a9c21.js` as `remote/home.js`: the same file in another build. */
const plainName = (file) => file.replace(/\.[0-9a-f]{10}(?=\.\w+$)/, '');

const kilobytes = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

function verdictOf({ bytes, budget }) {
  if (bytes > budget * 1024) return '  OVER';
  const free = 1 - bytes / 1024 / budget;
  return free < AIR ? `  only ${(100 * free).toFixed(1)} % free` : '';
}

/** What of a row is larger than it was, the largest growth first. */
function growthOf({ title, files }, known) {
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

function print(rows, known, listsFiles) {
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
    ([title, budget, files]) => ({
      title,
      budget,
      files,
      bytes: files.reduce((total, file) => total + gzipSize(file), 0),
    }),
  );
  print(rows, JSON.parse(readText(KNOWN) || '{}'), process.argv.includes('--files'));
  if (process.argv.includes('--write')) {
    const sizesOf = ({ title, files }) => [
      title,
      Object.fromEntries(files.map((file) => [plainName(file), gzipSize(file)]).sort()),
    ];
    const table = Object.fromEntries(rows.map(sizesOf));
    writeIfChanged(KNOWN, `${JSON.stringify(table, undefined, 2)}\n`);
  }
  if (rows.some(({ bytes, budget }) => bytes > budget * 1024)) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
