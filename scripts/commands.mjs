// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { resolveInRoot } from './files.mjs';

/**
 * An npm command.
 * @typedef {object} Command
 * @property {string} does what it does, a sentence for `--help`
 * @property {string} script the module in `scripts/` that does it
 * @property {readonly string[]} [args] arguments that come before those of the user
 * @property {Record<string, [kind: 'string' | 'boolean', does: string]>} [options] options without their dashes
 * @property {() => readonly string[]} [listWords] returns the words that it takes; without it, it takes none
 * @property {string} [word] what a word is, for commands without a list of words
 * @property {(word: string) => boolean} [isWord] whether it takes a word; by default any, or those of the list
 * @property {boolean} [checksItself] whether the script checks its arguments and has a help of its own
 */

/** Steps of `npm test` and `npm run test:full`. */
const only = /** @type {const} */ (['string', 'runs these steps, separated by commas']);

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: {
    does: 'Builds what changed and runs the plugin in the reference learning platform, until Ctrl-C.',
    script: 'start.mjs',
  },
  dev: {
    does: 'Does the same as `npm start`, and builds again at every change.',
    script: 'start.mjs',
    args: ['--watch'],
  },
  'platform:reset': {
    does: 'Restores the demo data of the reference learning platform.',
    script: 'start.mjs',
    args: ['--reset'],
  },
  test: { does: 'Runs all checks.', script: 'check.mjs', options: { only: [...only] } },
  'test:full': {
    does: 'Runs the long checks.',
    script: 'check.mjs',
    args: ['--full'],
    options: { only: [...only] },
  },
  lint: { does: 'Runs all linters.', script: 'check.mjs', args: ['--only', 'lint'] },
  types: { does: 'Checks the types.', script: 'check.mjs', args: ['--only', 'types'] },
  advisories: {
    does: 'Lists known vulnerabilities of packages that ship.',
    script: 'check.mjs',
    args: ['--full', '--only', 'advisories'],
  },
  batch: {
    does: 'Writes the certificates of a list as PDFs, without a browser.',
    script: 'batch.mjs',
    checksItself: true,
  },
  contract: {
    does: "Sends the plugin's requests to the services of a host and reports on each response.",
    script: 'contract/main.ts',
    checksItself: true,
  },
  mutation: {
    does: 'Lists small changes of the code of a folder or file of `src` that no test notices.',
    script: 'mutationTests.mjs',
    word: 'folder or file of src',
    isWord: (path) => existsSync(resolveInRoot('src', path)),
    options: { force: ['boolean', 'tests unchanged code again'] },
  },
  release: {
    does: 'Packs a version into `release/`. A version that is given is set and committed first.',
    script: 'release.ts',
    word: 'version, such as 1.1.0',
    isWord: (version) => /^\d+\.\d+\.\d+$/.test(version),
    options: { checked: ['boolean', 'skips the tests'] },
  },
  bench: {
    does: 'Measures speed and compares it with other libraries; all measurements, or those named.',
    script: 'bench.ts',
    listWords: () => MEASUREMENTS,
    options: {
      count: ['string', 'certificates of `batch`'],
      repeat: ['string', 'runs of `lighthouse`'],
      screens: ['string', 'screens of `lighthouse`, separated by commas'],
      devices: ['string', 'devices of `lighthouse`, separated by commas'],
      slowdown: ['string', 'how many times slower the processor of `lighthouse` is'],
    },
  },
  hosts: {
    does: 'Builds the example hosts of `docs/hosting`, all or those named, and tries the plugin in them.',
    script: 'hosts.ts',
    listWords: () =>
      readdirSync(resolveInRoot('docs/hosting')).map((file) => file.replace(/\.md$/, '')),
    options: { lock: ['boolean', 'updates the lockfiles after a change of packages'] },
  },
  build: {
    does: 'Makes the production build in `dist/plugin`, if something changed.',
    script: 'build.mjs',
    options: {
      all: ['boolean', 'also builds the reference learning platform'],
      hosts: ['boolean', 'also builds the host pages of the tests'],
      platform: ['boolean', 'also packs the platform for its container, in `dist/platform`'],
      force: ['boolean', 'builds even if nothing changed'],
      maps: ['boolean', 'writes source maps to `dist/plugin-maps`'],
    },
  },
  size: {
    does: 'Compares the sizes of the production build with their budgets.',
    script: 'size.ts',
    options: {
      files: ['boolean', 'lists the files as well'],
    },
  },
  generate: {
    does: 'Rewrites the committed files that are generated from others.',
    script: 'generate.ts',
    options: { check: ['boolean', 'only lists those that are outdated'] },
  },
  fonts: {
    does: 'Makes the fonts of certificates and screens; with `cjk`, slices of Chinese, Japanese and Korean fonts (docs/hosting.md).',
    script: 'fonts/main.ts',
    listWords: () => ['cjk'],
    options: {
      out: ['string', 'folder in which the slices are written'],
      from: ['string', 'folder of unpacked packages; default: npm downloads them'],
      language: ['string', 'languages by preference; default ja,ko,zh-Hans,zh-Hant'],
    },
  },
  'freeze-drawing': {
    does: 'Keeps the code that draws documents as the current drawing version.',
    script: 'drawing/freezeDrawing.ts',
  },
  'contact-sheet': {
    does: 'Draws every layout with every kind of text into `.cache/contact-sheet/`, or those whose names contain all words.',
    script: 'contactSheet.ts',
    word: 'layout, design or text',
  },
  gallery: {
    does: 'Shows every component and every state of each screen in the browser, until Ctrl-C.',
    script: 'gallery.mjs',
    options: { build: ['boolean', 'writes static files to `dist/gallery` instead'] },
  },
};

/** Names of the measurements in `bench/`. */
export const MEASUREMENTS = [
  'pdf',
  'batch',
  'statement',
  'miniatures',
  'loadMore',
  'keystroke',
  'find',
  'checkFile',
  'mounts',
  'platform',
  'lighthouse',
];
