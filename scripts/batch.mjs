/**
 * `npm run batch -- certificates.json folder`: a PDF for each certificate of a JSON file, without a browser. What the file
 * holds and what the options do is in docs/batch.md. `--build` only builds `dist/batch`, for programs that import it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, inRoot } from './files.mjs';
import { isMain } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';

const USAGE = `npm run batch -- certificates.json folder [options]
  --language pt|en|es   of the papers; default pt
  --public-url URL      where the public certificates are; default http://localhost:3001
  --time-zone ZONE      of the dates; default America/Sao_Paulo
  --images FOLDER       background images, by the last part of their address
  --plain-paper         no background images
  --one-file            one document of all instead: FOLDER/certificates.pdf`;
const FONTS = 'src/rendering/fonts/files';

/** Builds the module for Node with its fonts beside it. @returns its path */
export async function buildBatch() {
  ensurePackages();
  const [{ build }, { compileCatalogues }] = await Promise.all([
    import('esbuild'),
    import('./catalogues.mjs'),
  ]);
  for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  rmSync(inRoot('dist/batch'), { recursive: true, force: true });
  const outfile = inRoot('dist/batch/batch.mjs');
  await build({
    absWorkingDir: inRoot(),
    entryPoints: ['src/entries/batch.ts'],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  for (const font of filesBelow(FONTS).filter((file) => file.endsWith('.ttf')))
    cpSync(inRoot(font), inRoot('dist/batch/fonts', basename(font)));
  return outfile;
}

/** Reads images from one folder and nowhere else, whatever an address says. */
function imagesIn(folder) {
  return (address) => {
    const name = basename(decodeURIComponent(address.replace(/[?#].*$/, '')));
    try {
      return readFileSync(join(folder, name));
    } catch (cause) {
      throw new Error(`No background image ${join(folder, name)}`, { cause });
    }
  };
}

function readCertificates(file) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(json) ? json : [json];
}

function showProgress(done, total) {
  const isLast = done === total;
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${isLast ? '\n' : ''}`);
  else if (isLast || done % 1000 === 0) console.error(`${done} of ${total}`);
}

/** @returns the exit code: 1 when a certificate has no PDF */
async function main([file, folder], values) {
  const batch = await import(await buildBatch());
  const certificates = readCertificates(file);
  const options = {
    language: values.language,
    publicUrl: values['public-url'],
    timeZone: values['time-zone'],
    readImage: values['plain-paper']
      ? () => null
      : values.images === undefined
        ? undefined
        : imagesIn(values.images),
    onProgress: (done) => showProgress(done, certificates.length),
  };
  if (values['one-file']) {
    const pdf = await batch.certificatesPdf(certificates, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'certificates.pdf'), pdf);
    return 0;
  }
  const { written, failures } = await batch.writeCertificates(certificates, folder, options);
  console.log(`${written.length} of ${certificates.length} written to ${folder}.`);
  for (const failure of failures) console.error(batch.sentenceOf(failure));
  return failures.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        build: { type: 'boolean' },
        images: { type: 'string' },
        language: { type: 'string', default: 'pt' },
        'one-file': { type: 'boolean' },
        'plain-paper': { type: 'boolean' },
        'public-url': { type: 'string', default: 'http://localhost:3001' },
        'time-zone': { type: 'string' },
      },
    });
    if (values.build) console.log(await buildBatch());
    else if (positionals.length !== 2 || !['pt', 'en', 'es'].includes(values.language)) {
      console.error(USAGE);
      process.exitCode = 2;
    } else process.exitCode = await main(positionals, values);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
