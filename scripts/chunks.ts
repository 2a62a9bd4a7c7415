/** Webpack's account of a build, read as sets of chunks: what `npm run size` weighs and `preload.json` lists. */
import { type Language, languages } from '../src/model/language.ts';
import { type First, firstScreens } from '../src/app/screens/firstScreens.ts';
import {
  type ScreenName,
  type ScreenRow,
  screenTable,
  textsOf,
} from '../src/app/screens/screenTable.ts';

export const EXPOSED = '__federation_expose_';
const REACT = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\//;

export type ChunkId = string | number;
type Ids = ReadonlySet<ChunkId>;

interface AccountedChunk {
  id: ChunkId;
  entry: boolean;
  files: readonly string[];
  parents: readonly ChunkId[];
  modules: readonly { name: string }[];
}

export interface Account {
  packages: readonly string[];
  chunks: readonly AccountedChunk[];
  /** What is loaded by one name, and the names of what loads it. */
  namedChunkGroups: Readonly<
    Record<string, { chunks: readonly ChunkId[]; parents: readonly string[] }>
  >;
}

export interface PreloadList {
  files: string[];
  languages: Record<Language, string[]>;
  react: string[];
}

export type ExposedModule = keyof typeof firstScreens;

/** The groups that word a screen in a language. */
export const groupsOfTexts = (language: string, texts: readonly string[]) => [
  language,
  ...texts.map((part) => `${language}-${part}`),
];

interface FirstScreen {
  /** The groups of its code beside the exposed module itself. */
  code: readonly string[];
  /** What it is asked for together with, and drawn without. */
  beside: readonly string[];
  wording: (language: string) => readonly string[];
}

/** What an exposed module loads before its first screen stands. */
export function firstScreenOf(module: ExposedModule): FirstScreen {
  const first: First = firstScreens[module];
  const texts = 'screen' in first ? textsOf(first.screen) : first.texts;
  return {
    code: 'screen' in first ? chunkOf(first.screen) : [],
    beside: ('beside' in first && first.beside) || [],
    wording: (language) => groupsOfTexts(language, texts),
  };
}

/** The groups of a screen's code: none where it belongs to the frame of the app. */
export function chunkOf(screen: ScreenName): string[] {
  const { chunk }: ScreenRow = screenTable[screen];
  return chunk === undefined ? [] : [chunk];
}

/** The groups of the screens that are not Home. */
export const otherScreens = (Object.keys(screenTable) as ScreenName[])
  .flatMap(chunkOf)
  .filter((chunk) => !chunkOf('home').includes(chunk));

export const less = (set: Ids, ...others: readonly Ids[]): Ids =>
  new Set([...set].filter((id) => !others.some((other) => other.has(id))));

/**
 * A named chunk group is an exposed module, an entry or an `import()` with a `webpackChunkName`, with all chunks that it
 * needs.
 */
export function readChunks({ chunks, namedChunkGroups }: Omit<Account, 'packages'>) {
  // Modules without a name are a sum over what the named ones import.
  const isReact = ({ modules }: AccountedChunk) => {
    const names = modules.map(({ name }) => name).filter(Boolean);
    return names.length > 0 && names.every((name) => REACT.test(name));
  };
  const entries = chunks.filter(({ entry }) => entry).map(({ id }) => id);
  const idsOf = (some: readonly AccountedChunk[]): Ids => new Set(some.map(({ id }) => id));
  const react = chunks.filter(isReact);
  return {
    groups: (...names: readonly string[]): Ids =>
      new Set(names.flatMap((group) => namedChunkGroups[group]?.chunks ?? [])),
    has: (group: string) => group in namedChunkGroups,
    names: Object.keys(namedChunkGroups),
    /** The groups that hold an `import()` of one. */
    parentsOf: (group: string) => namedChunkGroups[group]?.parents ?? [],
    all: idsOf(chunks),
    react: idsOf(react),
    /** The remote entry offers these; the others are stand-ins that nobody asks for while it does. */
    offeredReact: idsOf(react.filter(({ parents }) => entries.some((id) => parents.includes(id)))),
    filesOf: (ids: Ids) =>
      chunks
        .filter(({ id }) => ids.has(id))
        .flatMap(({ files }) => files)
        .filter((file) => /\.(?:js|css)$/.test(file)),
  };
}

export type Chunks = ReturnType<typeof readChunks>;

/** Every group that code of these leads to, by way of none of those where it stops. */
export function reachedFrom(
  build: Chunks,
  starts: readonly string[],
  stops: (group: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(starts);
  let size = 0;
  while (size < reached.size) {
    ({ size } = reached);
    for (const group of build.names)
      if (!stops(group) && build.parentsOf(group).some((parent) => reached.has(parent)))
        reached.add(group);
  }
  return reached;
}

/** Whether a group words something, in whatever language. */
export const isWording = (group: string) =>
  languages.some((language) => group === language || group.startsWith(`${language}-`));

/**
 * @returns by exposed module: the files of its first screen, those for each language, and those that only a host that
 * lends no React needs; relative to `remoteEntry.js`
 */
export function preloadLists(build: Chunks): Record<string, PreloadList> {
  const listOf = (module: ExposedModule): PreloadList => {
    const { code, beside, wording } = firstScreenOf(module);
    const needed = build.groups(EXPOSED + module, ...code, ...beside);
    const words = (language: string) =>
      build.filesOf(less(build.groups(...wording(language)), needed));
    return {
      files: build.filesOf(less(needed, build.react)),
      languages: { pt: words('pt'), en: words('en'), es: words('es') },
      react: build.filesOf(build.offeredReact),
    };
  };
  const modules = Object.keys(firstScreens) as ExposedModule[];
  return Object.fromEntries(modules.map((module) => [module, listOf(module)]));
}
