/** Reads the statistics of a webpack build and selects sets of its chunks, for `npm run size` and `preload.json`. */
import { type Language, languages } from '../src/domain/language.ts';
import { type ScreenName, routeDefinitions } from '../src/app/routes/routeDefinitions.ts';

export const EXPOSED_MODULES = '__federation_expose_';
const REACT = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\//;

export type ChunkId = string | number;
type Ids = ReadonlySet<ChunkId>;

interface BuildChunk {
  id: ChunkId;
  entry: boolean;
  files: readonly string[];
  parents: readonly ChunkId[];
  modules: readonly { name: string }[];
}

export interface BuildStats {
  packages: readonly string[];
  chunks: readonly BuildChunk[];
  /**
   * Webpack's named chunk groups. `chunks` are loaded together; `parents` are the groups whose code loads the group.
   */
  namedChunkGroups: Readonly<
    Record<string, { chunks: readonly ChunkId[]; parents: readonly string[] }>
  >;
}

export interface PreloadList {
  files: string[];
  languages: Record<Language, string[]>;
  react: string[];
}

interface ExposedModuleEntry {
  /** First screen of the module; omitted for the print view, which is not a screen of the app. */
  screen?: ScreenName;
  /** Chunks that the first screen requests immediately. Hosts preload them together with the screen. */
  preloadChunks?: readonly string[];
}

/** First screen and preloaded chunks of each exposed module. */
const exposedModuleEntries = {
  CertificatesApp: { screen: 'home', preloadChunks: ['query'] },
  TemplatesApp: { screen: 'templates' },
  PrintView: { preloadChunks: ['layouts'] },
} as const satisfies Readonly<Record<string, ExposedModuleEntry>>;

export type ExposedModule = keyof typeof exposedModuleEntries;

/** Returns the names of the chunk groups that contain the messages of a screen in a language. */
export const getMessageChunkGroups = (language: string, screen?: ScreenName) => [
  language,
  ...(screen && 'admin' in routeDefinitions[screen] ? [`${language}-admin`] : []),
];

interface FirstScreen {
  /** Chunk groups with the code of the first screen, except the chunk group of the exposed module itself. */
  code: readonly string[];
  /** Chunk groups that are loaded at the same time but are not needed for rendering. */
  preloaded: readonly string[];
  getMessageGroups: (language: string) => readonly string[];
}

/** Returns the chunk groups that an exposed module loads before its first screen renders. */
export function getInitialChunkGroups(module: ExposedModule): FirstScreen {
  const first: ExposedModuleEntry = exposedModuleEntries[module];
  return {
    code: first.screen ? getScreenChunks(first.screen) : [],
    preloaded: first.preloadChunks ?? [],
    getMessageGroups: (language) => getMessageChunkGroups(language, first.screen),
  };
}

/** Returns the chunk groups with the code of a screen. The list is empty if the code is in the app's own chunk. */
export function getScreenChunks(screen: ScreenName): string[] {
  return 'load' in routeDefinitions[screen] ? [screen] : [];
}

/** Chunk groups of all screens except Home. */
export const screenChunksExceptHome = (Object.keys(routeDefinitions) as ScreenName[])
  .flatMap(getScreenChunks)
  .filter((chunk) => !getScreenChunks('home').includes(chunk));

export const subtractSets = (set: Ids, ...subtrahends: readonly Ids[]): Ids =>
  new Set([...set].filter((id) => !subtrahends.some((ids) => ids.has(id))));

/**
 * Reads the statistics of a webpack build. A named chunk group has all chunks that one of these needs: an exposed
 * module, an entry, or an `import()` with a `webpackChunkName`.
 */
export function readChunks({ chunks, namedChunkGroups }: Omit<BuildStats, 'packages'>) {
  // Modules without a name summarize what the named ones import.
  const isReact = ({ modules }: BuildChunk) => {
    const names = modules.map(({ name }) => name).filter(Boolean);
    return names.length > 0 && names.every((name) => REACT.test(name));
  };
  const entries = chunks.filter(({ entry }) => entry).map(({ id }) => id);
  const getIds = (selectedChunks: readonly BuildChunk[]): Ids =>
    new Set(selectedChunks.map(({ id }) => id));
  const react = chunks.filter(isReact);
  return {
    getChunkIds: (...names: readonly string[]): Ids =>
      new Set(names.flatMap((group) => namedChunkGroups[group]?.chunks ?? [])),
    has: (group: string) => group in namedChunkGroups,
    names: Object.keys(namedChunkGroups),
    /** Returns the names of the chunk groups whose code loads this group with `import()`. */
    getParents: (group: string) => namedChunkGroups[group]?.parents ?? [],
    all: getIds(chunks),
    react: getIds(react),
    /**
     * Ids of the React chunks that the remote entry offers to share with the host. The other React chunks are
     * fallbacks.
     */
    offeredReact: getIds(react.filter(({ parents }) => entries.some((id) => parents.includes(id)))),
    listFiles: (ids: Ids) =>
      chunks
        .filter(({ id }) => ids.has(id))
        .flatMap(({ files }) => files)
        .filter((file) => /\.(?:js|css)$/.test(file)),
  };
}

export type Chunks = ReturnType<typeof readChunks>;

/**
 * Finds the chunk groups that the entries can load, directly or through other groups. Leaves out excluded groups, and
 * groups that can be loaded only through excluded groups.
 */
export function findReachableChunkGroups(
  build: Chunks,
  entries: readonly string[],
  isExcluded: (group: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(entries);
  let size = 0;
  while (size < reached.size) {
    ({ size } = reached);
    for (const group of build.names)
      if (!isExcluded(group) && build.getParents(group).some((parent) => reached.has(parent)))
        reached.add(group);
  }
  return reached;
}

/** Returns whether a chunk group contains messages of a language. */
export const isMessageChunkGroup = (group: string) =>
  languages.some((language) => group === language || group.startsWith(`${language}-`));

/**
 * Creates the content of `preload.json`. For each exposed module, lists the files of its first screen, the files of
 * each language, and the React files, which are needed only if the host does not share React. Paths are relative to
 * `remoteEntry.js`.
 */
export function createPreloadLists(build: Chunks): Record<string, PreloadList> {
  const createList = (module: ExposedModule): PreloadList => {
    const { code, preloaded, getMessageGroups } = getInitialChunkGroups(module);
    const needed = build.getChunkIds(EXPOSED_MODULES + module, ...code, ...preloaded);
    const getTextFiles = (language: string) =>
      build.listFiles(subtractSets(build.getChunkIds(...getMessageGroups(language)), needed));
    return {
      files: build.listFiles(subtractSets(needed, build.react)),
      languages: Object.fromEntries(
        languages.map((language) => [language, getTextFiles(language)]),
      ) as PreloadList['languages'],
      react: build.listFiles(build.offeredReact),
    };
  };
  const modules = Object.keys(exposedModuleEntries) as ExposedModule[];
  return Object.fromEntries(modules.map((module) => [module, createList(module)]));
}
