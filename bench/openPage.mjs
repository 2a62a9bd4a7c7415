import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const address = 'http://bench.test';

export const settings = {
  absWorkingDir: import.meta.dirname,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file', '.ttf': 'file', '.module.css': 'local-css' },
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  outdir: '/',
  publicPath: '/',
  write: false,
  logLevel: 'error',
};

/** @returns the files of a bundle by path */
export async function bundled(entry, more = {}) {
  const { outputFiles } = await build({ ...settings, entryPoints: [entry], ...more });
  return new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

/** An empty page whose `/library.js` is this module; `/font/{name}` is a font of ours. */
export async function openPage(browser, entry, more) {
  const files = await bundled(entry, more);
  const [[, script]] = [...files].filter(([path]) => path.endsWith('.js'));
  const page = await browser.newPage();
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (path === '/library.js')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    const font = /^\/font\/(\w+)/.exec(path)?.[1];
    const body = font
      ? readFileSync(new URL(`../src/rendering/fonts/files/${font}.ttf`, import.meta.url))
      : files.get(path);
    return body ? route.fulfill({ body }) : route.fulfill({ status: 404 });
  });
  await page.goto(address);
  return page;
}
