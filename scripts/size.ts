/**
 * `npm run size`: compares the gzip sizes (level 9, 1 KB = 1024 bytes) of the JavaScript and style sheets of the
 * production builds with their budgets. `--files` lists the files of each table row. Fails when a row exceeds its
 * budget, and warns when less than 4 % of the budget is free.
 *
 * The files of a row come from the statistics in `dist/plugin-stats`. A named chunk group there is an exposed module,
 * an entry or an `import()` with a `webpackChunkName`, with all chunks that it needs.
 * - "before first paint": the exposed module, the Portuguese catalog and the route's chunk; `remoteEntry.js` has its
 *   own row.
 * - `embed.js` is loaded by pages that embed the plugin in an iframe.
 * - "everything": every chunk that the code of Home can load, except `remoteEntry.js`, the chunks that only other
 *   screens, exposed modules or languages load, and those listed in `DEFERRED`. A new `import()` thus counts until it
 *   is listed there.
 * - "host shares React": without the chunks that contain only React, ReactDOM and the scheduler.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type ScreenName, routeDefinitions } from '../src/app/routes/routeDefinitions.ts';
import {
  type BuildStats,
  type ChunkId,
  type Chunks,
  getScreenChunks,
  EXPOSED_MODULES,
  getInitialChunkGroups,
  getMessageChunkGroups,
  isMessageChunkGroup,
  subtractSets,
  screenChunksExceptHome,
  findReachableChunkGroups,
  readChunks,
} from './chunks.ts';
import { toError } from '../src/runtime/toError.ts';
import { resolveInRoot } from './files.mjs';

const LANGUAGE = 'pt';
/**
 * Chunk groups that Home loads later and that the row "everything" leaves out. They have separate rows, or few people
 * need them.
 */
const DEFERRED = ['toasts', 'rows', 'search', 'overlays', 'subscriptions', 'art'];
/** Budgets, in gzipped kilobytes, of the code that a screen loads in addition to the code of the home screen. */
const screenBudgets: Partial<Record<ScreenName, { title: string; budget: number }>> = {
  templates: { title: 'templates list, on top of home', budget: 55 },
  editor: { title: 'editor, on top of home', budget: 92 },
};
const getExposedGroup = (name: string) => EXPOSED_MODULES + name;

const sizes = new Map<string, number>();
function getGzipSize(file: string): number {
  const cached = sizes.get(file);
  if (cached !== undefined) return cached;
  const size = gzipSync(readFileSync(resolveInRoot('dist/plugin', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function readBuild(name: string): Chunks {
  const file = resolveInRoot('dist/plugin-stats', `${name}.json`);
  if (!existsSync(file)) throw new Error(`No dist/plugin-stats/${name}.json: npm run build first.`);
  return readChunks(JSON.parse(readFileSync(file, 'utf8')) as BuildStats);
}

const names = Object.keys(routeDefinitions) as ScreenName[];
const { code: homeCode, getMessageGroups } = getInitialChunkGroups('CertificatesApp');
const homeMessages = getMessageGroups(LANGUAGE);

/**
 * Collects the chunks that Home's code can load. Leaves out chunks that are only loaded by other screens, for other
 * languages, or with the groups in `DEFERRED`.
 */
function collectHomeChunks(build: Chunks, start: string) {
  const excluded = [...screenChunksExceptHome, ...DEFERRED];
  const isExcluded = (group: string) =>
    excluded.includes(group) || (isMessageChunkGroup(group) && !homeMessages.includes(group));
  const reachable = findReachableChunkGroups(build, [start], isExcluded);
  const unreachable = build.names.filter((group) => !reachable.has(group));
  return subtractSets(
    build.all,
    subtractSets(build.getChunkIds(...unreachable), build.getChunkIds(...reachable)),
  );
}

/** Collects the chunks of the screens that have a budget. */
const collectScreenChunks = (build: Chunks) =>
  names.flatMap((screen) => {
    const row = screenBudgets[screen];
    if (!row) return [];
    const groups = [...getScreenChunks(screen), ...getMessageChunkGroups(LANGUAGE, screen)];
    return [{ screen, ...row, chunks: build.getChunkIds(...groups) }];
  });

type Row = readonly [title: string, budget: number, files: readonly string[]];

function createRows(remote: Chunks, standalone: Chunks): Row[] {
  const app = getExposedGroup('CertificatesApp');
  const print = getExposedGroup('PrintView');
  const entry = remote.getChunkIds('certificates_plugin');
  const home = subtractSets(collectHomeChunks(remote, app), entry, remote.react);
  const firstPaint = subtractSets(
    remote.getChunkIds(app, ...homeCode, ...homeMessages),
    remote.react,
  );
  const rowChunks = remote.getChunkIds('rows');
  const search = remote.getChunkIds('search');
  const overlays = remote.getChunkIds('overlays');
  const editorTools = remote.getChunkIds('editor-tools');
  const printMessages = getInitialChunkGroups('PrintView').getMessageGroups(LANGUAGE);
  const printView = subtractSets(remote.getChunkIds(print, ...printMessages), remote.react);
  const screens = collectScreenChunks(remote);
  const getScreenChunkIds = (name: ScreenName) =>
    screens.find(({ screen }) => screen === name)?.chunks ?? new Set<ChunkId>();
  return [
    ['remoteEntry.js', 21, ['remoteEntry.js']],
    ['embed.js, for parents of an iframe', 3, ['embed.js']],
    ['CertificatesApp before first paint, host shares React', 95, remote.listFiles(firstPaint)],
    ['CertificatesApp home, everything, host shares React', 155, remote.listFiles(home)],
    [
      'standalone home, everything, React included',
      230,
      standalone.listFiles(collectHomeChunks(standalone, 'main')),
    ],
    [
      'later, two seconds after the mount: toasts',
      15,
      remote.listFiles(subtractSets(remote.getChunkIds('toasts'), home)),
    ],
    [
      'later, once rows are on screen: miniatures, selection',
      55,
      remote.listFiles(subtractSets(rowChunks, home)),
    ],
    [
      'later, once rows are on screen: search and grid',
      15,
      remote.listFiles(subtractSets(search, home, rowChunks)),
    ],
    ...screens.map(
      ({ title, budget, chunks }) =>
        [title, budget, remote.listFiles(subtractSets(chunks, home, rowChunks))] as const,
    ),
    [
      'later, if there are no rows: illustrations',
      3,
      remote.listFiles(subtractSets(remote.getChunkIds('art'), home)),
    ],
    [
      'later: menus and dialogs, on top of the list',
      56,
      remote.listFiles(subtractSets(overlays, home, getScreenChunkIds('templates'), rowChunks)),
    ],
    [
      'later: editor tools, on top of the editor',
      40,
      remote.listFiles(subtractSets(editorTools, overlays, getScreenChunkIds('editor'), home)),
    ],
    ['PrintView beyond React', 66, remote.has(print) ? remote.listFiles(printView) : []],
  ];
}

/** Share of a size budget, 0 to 1. A row of the table gets a warning if less than this share is free. */
const MIN_FREE = 0.04;

const formatKilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);

interface SizeRow {
  title: string;
  budget: number;
  files: readonly string[];
  bytes: number;
}

function formatVerdict({ bytes, budget }: SizeRow) {
  if (bytes > budget * 1024) return '  OVER';
  const free = 1 - bytes / 1024 / budget;
  return free < MIN_FREE ? `  only ${(100 * free).toFixed(1)} % free` : '';
}

function print(rows: readonly SizeRow[], listsFiles: boolean) {
  console.log(`${'gzip, KB'.padEnd(54)}    size  budget`);
  for (const row of rows) {
    const { title, budget, files, bytes } = row;
    const budgeted = String(budget).padStart(7);
    console.log(`${title.padEnd(54)} ${formatKilobytes(bytes)} ${budgeted}${formatVerdict(row)}`);
    if (listsFiles)
      for (const file of files)
        console.log(`  ${file.padEnd(52)} ${formatKilobytes(getGzipSize(file))}`);
  }
}

try {
  const rows = createRows(readBuild('remote'), readBuild('standalone')).map(
    ([title, budget, files]): SizeRow => ({
      title,
      budget,
      files,
      bytes: files.reduce((total, file) => total + getGzipSize(file), 0),
    }),
  );
  print(rows, process.argv.includes('--files'));
  if (rows.some(({ bytes, budget }) => bytes > budget * 1024)) process.exitCode = 1;
} catch (error) {
  console.error(toError(error).message);
  process.exitCode = 1;
}
