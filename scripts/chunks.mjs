/** Webpack's account of a build, read as sets of chunks: what `npm run size` weighs and `preload.json` lists. */

export const EXPOSED = '__federation_expose_';
const REACT = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\//;

/** What each exposed module loads before its first screen stands: groups of chunks, and parts of each language. */
export const FIRST_SCREENS = {
  CertificatesApp: { groups: ['home', 'query'], texts: ['home'] },
  TemplatesApp: { groups: ['templates'], texts: ['documents', 'templates'] },
  PrintView: { groups: [], texts: ['documents'] },
};
const LANGUAGES = ['pt', 'en', 'es'];

/** The groups that word a screen in a language. */
export const groupsOfTexts = (language, texts) => [
  language,
  ...texts.map((part) => `${language}-${part}`),
];

export const less = (set, ...others) =>
  new Set([...set].filter((id) => !others.some((other) => other.has(id))));

/**
 * A named chunk group is an exposed module, an entry or an `import()` with a `webpackChunkName`, with all chunks that it
 * needs.
 */
export function readChunks({ chunks, namedChunkGroups }) {
  // Modules without a name are a sum over what the named ones import.
  const namesIn = ({ modules = [] }) => modules.map(({ name }) => name).filter(Boolean);
  const isReact = (chunk) => {
    const names = namesIn(chunk);
    return names.length > 0 && names.every((name) => REACT.test(name));
  };
  const entries = chunks.filter(({ entry }) => entry).map(({ id }) => id);
  const idsOf = (some) => new Set(some.map(({ id }) => id));
  const react = chunks.filter(isReact);
  return {
    groups: (...names) => new Set(names.flatMap((group) => namedChunkGroups[group]?.chunks ?? [])),
    has: (group) => group in namedChunkGroups,
    names: Object.keys(namedChunkGroups),
    all: idsOf(chunks),
    react: idsOf(react),
    /** The remote entry offers these; the others are stand-ins that nobody asks for while it does. */
    offeredReact: idsOf(react.filter(({ parents }) => entries.some((id) => parents.includes(id)))),
    filesOf: (ids) =>
      chunks
        .filter(({ id }) => ids.has(id))
        .flatMap(({ files }) => files)
        .filter((file) => /\.(?:js|css)$/.test(file)),
  };
}

/**
 * @returns by exposed module: the files of its first screen, those for each language, and those that only a host that
 * lends no React needs; relative to `remoteEntry.js`
 */
export function preloadLists(build) {
  return Object.fromEntries(
    Object.entries(FIRST_SCREENS).map(([module, { groups, texts }]) => {
      const needed = build.groups(EXPOSED + module, ...groups);
      const wording = (language) =>
        build.filesOf(less(build.groups(...groupsOfTexts(language, texts)), needed));
      const lists = {
        files: build.filesOf(less(needed, build.react)),
        languages: Object.fromEntries(LANGUAGES.map((language) => [language, wording(language)])),
        react: build.filesOf(build.offeredReact),
      };
      return [module, lists];
    }),
  );
}
