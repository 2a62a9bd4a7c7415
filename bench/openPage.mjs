import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const address = 'http://bench.test';

export const buildOptions = {
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

/** Bundles a module for the browser. @returns the files of the bundle by path */
export async function bundleModule(entry, options = {}) {
  const { outputFiles } = await build({
    ...buildOptions,
    entryPoints: [entry],
    ...options,
    // HarfBuzz imports it in Node only.
    external: ['module', ...(options.external ?? [])],
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

/** Opens an empty page that can load the bundled module from `/library.js` and the product's fonts from `/font/{name}`. */
export async function openPage(browser, entry, options) {
  const files = await bundleModule(entry, options);
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
