import { watch } from 'node:fs';
import { compileCatalogues } from './catalogues.mjs';
import { inRoot } from './files.mjs';

const PAUSE_MS = 200;

function compile() {
  try {
    for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  } catch (error) {
    console.warn(error.message);
  }
}

/** Compiles the catalogues again whenever a file of `src/` changes; editors write several times in a row. */
export function watchCatalogues() {
  let timer;
  watch(inRoot('src'), { recursive: true }, (_event, file) => {
    if (!/\.(?:tsx?|json)$/.test(file ?? '') || /^i18n.compiled/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(compile, PAUSE_MS);
  }).unref();
}
