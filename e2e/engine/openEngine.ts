import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const address = 'http://engine.test';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const blank =
  '<!doctype html><meta charset="utf-8"><title>Engine</title><link rel="stylesheet" href="/page.css">' +
  '<style>body { margin: 0 }</style><body></body><script type="module" src="/page.js"></script>';

/** Files by path. */
export type EngineFiles = ReadonlyMap<string, Buffer>;

/** Bundles `page.tsx` with the product's own modules, into memory. */
export async function bundleEngine(): Promise<EngineFiles> {
  const { outputFiles } = await build({
    entryPoints: { page: 'e2e/engine/page.tsx', worker: 'pdfjs-dist/build/pdf.worker.mjs' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.woff2': 'file', '.ttf': 'file', '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    publicPath: '/',
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

/** Opens a blank page that draws certificates by `window.engine`. */
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
