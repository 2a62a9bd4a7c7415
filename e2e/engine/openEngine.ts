import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { serveLocally } from '../../src/testing/serveLocally.ts';

const address = 'http://engine.test';
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.heic': 'image/heic',
  '.tif': 'image/tiff',
  '.svg': 'image/svg+xml',
  '.svgz': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const blank =
  '<!doctype html><meta charset="utf-8"><title>Engine</title><link rel="stylesheet" href="/page.css">' +
  '<style>body { margin: 0 }</style><body></body><script type="module" src="/page.js"></script>';

/** Files of the test page, by path. */
export type EngineFiles = ReadonlyMap<string, Buffer>;

let engineFiles: Promise<EngineFiles> | undefined;

/** Bundles the test page `page.tsx` with the product's modules, in memory, once for all tests of a worker. */
export function bundleEngine(): Promise<EngineFiles> {
  engineFiles ??= createBundle();
  return engineFiles;
}

async function createBundle(): Promise<EngineFiles> {
  const { outputFiles } = await build({
    entryPoints: { page: 'e2e/engine/page.tsx', worker: 'pdfjs-dist/build/pdf.worker.mjs' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.woff2': 'file', '.ttf': 'file', '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Imported only in Node.
    external: ['module'],
    outdir: '/',
    publicPath: '/',
    write: false,
    logLevel: 'error',
  });
  const wasm = 'harfbuzz.wasm';
  return new Map([
    ...outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)] as const),
    [`/${wasm}`, readFileSync(`node_modules/harfbuzzjs/dist/${wasm}`)],
  ]);
}

/** Serves the bundled code and a blank page, for browsers without request interception. Returns the origin. */
export const serveEngine = (files: EngineFiles) =>
  serveLocally(({ url = '/' }, response) => {
    const body = url === '/' ? blank : files.get(url);
    response.writeHead(body ? 200 : 404, {
      'content-type': url === '/' ? 'text/html' : (types[extname(url)] ?? ''),
    });
    response.end(body);
  });

/** Opens a blank page that draws certificates with `window.engine`. */
export async function openEngine(page: Page, files: EngineFiles): Promise<void> {
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: blank });
    const body = files.get(path);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: types[extname(path)] ?? '', body });
  });
  await page.goto(address);
  await page.waitForFunction(() => 'engine' in window);
}
