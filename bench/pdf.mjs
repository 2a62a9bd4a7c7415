/**
 * The time from texts to the bytes of a PDF in Chromium, with a background of a megabyte and three fonts, and the weight of
 * what does it. The peers draw the same shapes, pdfme only texts and picture; tags, links and the attachment are ours alone.
 */
/* global document, window -- in the page */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { minification } from '../webpack.plugins.ts';
import { inBrowser } from './browser.mjs';
import { bundled, openPage, settings } from './openPage.mjs';
import { printTable, quantile } from './table.mjs';

const ROUNDS = 25;
const WARM = 4;
const FONTS = ['title', 'body', 'bold'];
/** What each may be given beside its own code and never asks for here. */
const libraries = [
  ['ours', 'pages/ours.ts'],
  ['pdfkit', 'pages/pdfkit.mjs'],
  ['jsPDF', 'pages/jspdf.mjs', ['canvg', 'html2canvas', 'dompurify']],
  ['pdfme', 'pages/pdfme.mjs'],
  ['@react-pdf', 'pages/reactPdf.mjs'],
];
/** What the plugin has anyway is no part of its engine, and measures of glyphs count as fonts. */
const notOurs = [
  'react',
  'react-dom',
  'react-intl',
  'react/jsx-runtime',
  'date-fns',
  '@date-fns/tz',
];
const shipping = { ...minification, mangle: true, module: true };
/** As the build has it: no words for translators, nor texts that stand in the catalogues. */
const asShipped = {
  name: 'as shipped',
  setup(build) {
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

/** Of an entry's scripts as the build would ship them. */
async function kilobytes(entry, more) {
  const files = [...(await bundled(entry, { ...more, minify: false }))];
  const scripts = files.filter(([path]) => path.endsWith('.js'));
  const shipped = await Promise.all(scripts.map(([, bytes]) => minify(bytes.toString(), shipping)));
  return shipped.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
}

/** Modules that Home asks for before its first paint. */
async function firstScreen() {
  const entries = [
    '../src/entries/CertificatesApp.tsx',
    '../src/features/certificates/CertificatesPage.tsx',
  ];
  const { metafile } = await build({
    ...settings,
    entryPoints: entries,
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom'],
    plugins: [
      {
        // The build gives these other meanings, and the engine has none of them.
        name: 'with queries',
        setup: (bundler) =>
          bundler.onResolve({ filter: /\?/ }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  const found = new Set();
  const follow = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { kind, external, path: next } of metafile.inputs[path].imports)
      if (kind !== 'dynamic-import' && !external) follow(next);
  };
  entries.forEach(follow);
  return new Set([...found].map((path) => resolve(settings.absWorkingDir, path)));
}

/** Leaves modules out that are there anyway. */
const without = (known) => ({
  name: 'what is there anyway',
  setup(bundler) {
    bundler.onResolve({ filter: /^[.#]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === known) return undefined;
      const found = await bundler.resolve(path, { ...from, pluginData: known });
      return known.has(found.path) ? { path: found.path, external: true } : found;
    });
  },
});

async function weights() {
  const weigh = (...plugins) =>
    kilobytes('pages/engine.ts', { external: notOurs, plugins: [...plugins, asShipped] });
  const rows = [
    ['ours, without fonts', await weigh()],
    ['ours, beyond the first screen', await weigh(without(await firstScreen()))],
  ];
  for (const [name, entry, external = []] of libraries.slice(1))
    rows.push([name, await kilobytes(entry, { external })]);
  return rows;
}

/** A page that offers one library's PDF as `window.make`. */
async function open(browser, [, entry, external = []], sides) {
  const page = await openPage(browser, entry, { external });
  await page.evaluate(prepareInPage, { names: FONTS, sides });
  return page;
}

/** In the page: makes the picture, fetches the fonts and hands both to the library. */
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
    blob = await new Promise((made) => canvas.toBlob(made, 'image/jpeg', quality));
  const fonts = {};
  for (const name of names) fonts[name] = await (await fetch(`/font/${name}`)).arrayBuffer();
  const { prepare, sidesOf } = await import('/library.js');
  window.pictureBytes = blob.size;
  const backgroundUrl = URL.createObjectURL(blob);
  window.sides = await sidesOf?.(backgroundUrl);
  window.make = await prepare({
    background: await blob.arrayBuffer(),
    backgroundUrl,
    fonts,
    sides,
    fontUrls: Object.fromEntries(names.map((name) => [name, `/font/${name}.ttf`])),
  });
}

async function makeInPage() {
  const start = performance.now();
  const made = await window.make();
  const time = performance.now() - start;
  return { time, bytes: made instanceof Blob ? made.size : made.byteLength };
}

async function times(browser) {
  const pages = [];
  const bytes = {};
  let sides;
  for (const library of libraries) {
    const [name] = library;
    const page = await open(browser, library, sides);
    sides ??= await page.evaluate(() => window.sides);
    pages.push([name, page, []]);
  }
  // In turns, so that what else the machine does slows all of them.
  for (let round = 0; round < ROUNDS + WARM; round++)
    for (const [name, page, measured] of pages) {
      const made = await page.evaluate(makeInPage);
      if (round >= WARM) measured.push(made.time);
      bytes[name] = made.bytes;
    }
  const picture = await pages[0][1].evaluate(() => window.pictureBytes);
  const ours = quantile(pages[0][2], 0.5);
  return pages.map(([name, , measured]) => [
    name,
    quantile(measured, 0.5),
    quantile(measured, 0.95),
    quantile(measured, 0.5) / ours,
    (bytes[name] - picture) / 1024,
  ]);
}

printTable('Weight of the libraries, gzip', ['', 'KB'], await weights());
printTable(
  'A PDF in Chromium with a background of 1 MB (target: p50 25 ms)',
  ['', 'p50 ms', 'p95 ms', 'times ours', 'KB beside the picture'],
  await inBrowser(times),
);
