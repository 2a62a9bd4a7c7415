import { getByLanguage } from './loadErrorTexts.ts';
import type { ConnectOptions, ModuleName } from './hostTypes.ts';
import { fetchJson } from './retry.ts';

/** Files that the first screen of a module needs, as in the plugin's `preload.json`. */
interface PreloadLists {
  files: readonly string[];
  languages: Readonly<Record<'en', readonly string[]> & Record<string, readonly string[]>>;
  react: readonly string[];
}

const FIRST_SHARED_VERSION = 19;

/** Adds preload hints for the files of a module and of the language of a locale. */
export type PreloadModule = (name: ModuleName, locale: string | undefined) => void;

/**
 * Creates the function that adds preload hints for the files of a module. Failures are ignored, because the files are
 * requested again when they are needed.
 */
export function createPreloader(
  url: string,
  { shareReact, integrity }: Pick<ConnectOptions, 'shareReact' | 'integrity'>,
): PreloadModule {
  const preloadedFiles = new Set<string>();
  const isReactShared = Number.parseInt(shareReact?.react.version ?? '') >= FIRST_SHARED_VERSION;
  let lists: Promise<Readonly<Record<ModuleName, PreloadLists>>> | undefined;

  function addHint(file: string) {
    if (preloadedFiles.has(file)) return;
    preloadedFiles.add(file);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    // The plugin requests its files the same way, otherwise the browser would download them twice.
    if (integrity || new URL(url).origin !== window.location.origin) link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity[file] ?? 'sha384-0';
    link.href = `${url}/${file}`;
    document.head.append(link);
  }

  return (name, locale) => {
    lists ??= fetchJson(`${url}/preload.json`) as NonNullable<typeof lists>;
    lists.then(
      ({ [name]: { files, languages, react } }) => {
        const language = locale === undefined ? [] : getByLanguage(languages, locale);
        [...files, ...language, ...(isReactShared ? [] : react)].forEach(addHint);
      },
      () => (lists = undefined),
    );
  };
}
