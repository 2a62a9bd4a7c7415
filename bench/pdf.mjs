/**
 * Measures the time from texts to the bytes of a PDF in Chromium, with a background image of 1 MB and four fonts, and the
 * size of the code. The other libraries draw the same shapes, pdfme only texts and image; only the product's PDFs have tags,
 * links and the attachment.
 */
/* global document, window -- in the page */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { reportProgress } from '../scripts/progress.mjs';
import { minification } from '../webpack/plugins.ts';
import { runInBrowser } from './browser.mjs';
import { bundleModule, openPage, buildOptions } from './openPage.mjs';
import { printTable, computeP50AndP95, computeQuantile } from './table.mjs';

const ROUNDS = 25;
const WARM_UP_ROUNDS = 4;
const FONTS = ['title', 'body', 'bold', 'identifier'];
/** Name and module of each library, and its optional dependencies, which are not used here. */
const libraries = [
  ['ours', 'pages/ours.ts'],
  ['pdfkit', 'pages/pdfkit.mjs'],
  ['jsPDF', 'pages/jspdf.mjs', ['canvg', 'html2canvas', 'dompurify']],
  ['pdfme', 'pages/pdfme.mjs'],
  ['@react-pdf', 'pages/reactPdf.mjs'],
];
/** Dependencies that the plugin loads anyway, so that their size does not count. */
const providedModules = [
  'react',
  'react-dom',
  'react-intl',
  'react/jsx-runtime',
  'date-fns',
  '@date-fns/tz',
];
const minifyOptions = { ...minification, mangle: true, module: true };
/**
 * A plugin that removes message texts, which the build keeps in catalogs, glyph metrics, which count as fonts, and the
 * chunks that most certificates never load: shaping of names in other scripts, and metrics of rare characters.
 */
const stripMessagesPlugin = {
  name: 'as shipped',
  setup(build) {
    build.onResolve({ filter: /\/shaping\/|metricsOfExtended/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    build.onLoad({ filter: /metrics\/\w+\.json$/ }, () => ({ contents: 'export default {}' }));
    build.onLoad({ filter: /messages\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /(?:defaultMessage|description):\s*'[^']*',/g,
        '',
      ),
      loader: 'ts',
    }));
  },
};

/** Measures the compressed size of the scripts of an entry, minified as in the build. */
async function measureKilobytes(entry, options) {
  const files = [...(await bundleModule(entry, { ...options, minify: false }))];
  const scripts = files.filter(([path]) => path.endsWith('.js'));
  const minifiedScripts = await Promise.all(
    scripts.map(([, bytes]) => minify(bytes.toString(), minifyOptions)),
  );
  return (
    minifiedScripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024
  );
}

/** Lists the modules that Home loads before its first paint. */
async function listFirstScreenModules() {
  const entries = [
    '../src/entries/CertificatesApp.tsx',
    '../src/features/certificates/CertificatesPage.tsx',
  ];
  const { metafile } = await build({
    ...buildOptions,
    entryPoints: entries,
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom', 'harfbuzzjs'],
    plugins: [
      {
        // Imports with a query are handled by webpack; the engine has none.
        name: 'external queries',
        setup: (bundler) =>
          bundler.onResolve({ filter: /\?/ }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  const paths = new Set();
  const addWithImports = (path) => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const { kind, external, path: next } of metafile.inputs[path].imports)
      if (kind !== 'dynamic-import' && !external) addWithImports(next);
  };
  entries.forEach(addWithImports);
  return new Set([...paths].map((path) => resolve(buildOptions.absWorkingDir, path)));
}

/** Creates a bundler plugin that excludes modules from the bundle. */
const excludeModules = (excludedPaths) => ({
  name: 'excluded modules',
  setup(bundler) {
    bundler.onResolve({ filter: /^[.#]/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === excludedPaths) return undefined;
      const resolved = await bundler.resolve(path, { ...options, pluginData: excludedPaths });
      return excludedPaths.has(resolved.path) ? { path: resolved.path, external: true } : resolved;
    });
  },
});

async function measureWeights() {
  const measureEngine = (...plugins) =>
    measureKilobytes('pages/engine.ts', {
      external: providedModules,
      plugins: [...plugins, stripMessagesPlugin],
    });
  const rows = [
    ['ours, without fonts', await measureEngine()],
    [
      'ours, beyond the first screen',
      await measureEngine(excludeModules(await listFirstScreenModules())),
    ],
  ];
  for (const [name, entry, external = []] of libraries.slice(1))
    rows.push([name, await measureKilobytes(entry, { external })]);
  return rows;
}

/** Opens a page with one PDF library, which creates a PDF with `window.createPdf`. */
async function open(browser, [, entry, external = []], sides) {
  const page = await openPage(browser, entry, { external });
  await page.evaluate(prepareInPage, { names: FONTS, sides });
  return page;
}

/** Creates the image, fetches the fonts and passes both to the library. Runs in the page. */
async function prepareInPage({ names, sides }) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2480, 1754];
  const context = canvas.getContext('2d');
  const image = context.createImageData(canvas.width, canvas.height);
  let seed = 1;
  for (let index = 0; index < image.data.length; index += 4) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    const light = 150 + ((index / 4) % canvas.width) / 40 + ((seed >> 16) % 24);
    image.data.set([light, light - 20, light - 40, 255], index);
  }
  context.putImageData(image, 0, 0);
  let blob;
  for (let quality = 0.9; quality > 0.1 && !(blob?.size < 1_050_000); quality -= 0.05)
    blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  const fonts = {};
  for (const name of names) fonts[name] = await (await fetch(`/font/${name}`)).arrayBuffer();
  const { prepare, createSides } = await import('/library.js');
  window.imageBytes = blob.size;
  const backgroundUrl = URL.createObjectURL(blob);
  window.sides = await createSides?.(backgroundUrl);
  window.createPdf = await prepare({
    background: await blob.arrayBuffer(),
    backgroundUrl,
    fonts,
    sides,
    fontUrls: Object.fromEntries(names.map((name) => [name, `/font/${name}.ttf`])),
  });
}

async function createPdfInPage() {
  const start = performance.now();
  const pdf = await window.createPdf();
  const time = performance.now() - start;
  return { time, bytes: pdf instanceof Blob ? pdf.size : pdf.byteLength };
}

async function measureTimes(browser) {
  const pages = [];
  const bytes = {};
  let sides;
  for (const library of libraries) {
    const [name] = library;
    const page = await open(browser, library, sides);
    sides ??= await page.evaluate(() => window.sides);
    pages.push([name, page, []]);
  }
  // The libraries take turns, so that other work of the machine slows all of them.
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
    reportProgress(round, ROUNDS + WARM_UP_ROUNDS);
    for (const [name, page, measurements] of pages) {
      const result = await page.evaluate(createPdfInPage);
      if (round >= WARM_UP_ROUNDS) measurements.push(result.time);
      bytes[name] = result.bytes;
    }
  }
  const imageBytes = await pages[0][1].evaluate(() => window.imageBytes);
  const ownMedian = computeQuantile(pages[0][2], 0.5);
  return pages.map(([name, , measurements]) => [
    name,
    ...computeP50AndP95(measurements),
    computeQuantile(measurements, 0.5) / ownMedian,
    (bytes[name] - imageBytes) / 1024,
  ]);
}

printTable('Weight of the libraries, gzip', ['', 'KB'], await measureWeights());
printTable(
  'A PDF in Chromium with a background of 1 MB (target: p50 25 ms)',
  ['', 'p50 ms', 'p95 ms', 'times ours', 'KB without the image'],
  await runInBrowser(measureTimes),
);
