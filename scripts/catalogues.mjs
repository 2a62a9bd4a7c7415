/**
 * The message catalogues. English is each message's `defaultMessage` in the code; `src/i18n/pt.json` and `es.json` are
 * flat `{ id: text }`. Compiles them to `src/i18n/compiled/{pt,en,es}.json` and names what does not agree; with
 * `--check` that is a failure.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, hashOf, inRoot, readText, writeIfChanged } from './files.mjs';
import { differences, sharedTexts } from './messageChecks.mjs';
import { isMain } from './run.mjs';

const TRANSLATED = ['pt', 'es'];
const NO_ID = 'no-id-';
const LANGUAGES = ['en', ...TRANSLATED];
/** Where the loaders of the parts are, by part and language. */
const COMPILED = 'src/i18n/compiled';
const PARTS_FILE = `${COMPILED}/parts.ts`;
const STAMP = '.cache/catalogues';
/** What no file gives to a part comes with the language itself. */
const FRAME = '';
const compiledFile = (language, part) => `${COMPILED}/${language}${part && `.${part}`}.json`;

/** @throws Error with what the tool says, less its own stack. */
function formatjs(about, ...args) {
  const bin = inRoot('node_modules/@formatjs/cli/bin/formatjs');
  try {
    return execFileSync(process.execPath, [bin, ...args], {
      cwd: inRoot(),
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const reason = String(error.stderr || error.message).trim();
    throw new Error(`Messages, ${about}: ${reason.split('\n    at ')[0]}`, { cause: error });
  }
}

/** @returns text and part of each message; a file's part stands in its first line, `// @texts part:home` */
function extractEnglish(sources, folder) {
  const list = join(folder, 'sources.txt');
  const out = join(folder, 'extracted.json');
  writeFileSync(list, sources.join('\n'));
  const pattern = `${NO_ID}[sha512:contenthash:hex:8]`;
  formatjs(
    'in the code',
    'extract',
    ...['--in-file', list, '--out-file', out, '--id-interpolation-pattern', pattern, '--throws'],
    ...['--pragma', '@texts', '--format', inRoot('scripts/texts/withParts.mjs')],
  );
  return JSON.parse(readFileSync(out, 'utf8'));
}

/** The loaders of the parts, each `import()` in the words that the bundler needs. */
function loadersOf(parts) {
  const loader = (part, language) =>
    `    ${language}: () => import(/* webpackChunkName: "${language}-${part}" */ './${language}.${part}.json'),`;
  const rows = parts.map(
    (part) => `  ${part}: {\n${LANGUAGES.map((one) => loader(part, one)).join('\n')}\n  },`,
  );
  return `export const parts = {\n${rows.join('\n')}\n};\n`;
}

function write(english, compiled) {
  const parts = [...new Set(Object.values(english).map(({ part }) => part ?? FRAME))].sort();
  for (const language of LANGUAGES)
    for (const part of parts) {
      const ids = Object.keys(english).filter(
        (id) => (english[id].part ?? FRAME) === part && id in compiled[language],
      );
      const kept = Object.fromEntries(ids.map((id) => [id, compiled[language][id]]));
      writeIfChanged(compiledFile(language, part), `${JSON.stringify(kept)}\n`);
    }
  writeIfChanged(PARTS_FILE, loadersOf(parts.filter((part) => part !== FRAME)));
  removeOthers(parts);
}

/** The build takes each file for a part, also of one that is no more. */
function removeOthers(parts) {
  const names = LANGUAGES.flatMap((language) => parts.map((part) => compiledFile(language, part)));
  const kept = new Set([...names, PARTS_FILE].map((file) => basename(file)));
  for (const file of readdirSync(inRoot(COMPILED)))
    if (!kept.has(file)) rmSync(inRoot(COMPILED, file));
}

function compile(language, texts, folder) {
  const file = join(folder, `${language}.json`);
  writeFileSync(file, JSON.stringify(texts));
  return JSON.parse(formatjs(language, 'compile', file, '--ast', '--format', 'simple'));
}

function problemsOf(texts, compiled) {
  const problems = Object.entries(texts.en)
    .filter(([id]) => id.startsWith(NO_ID))
    .map(([, text]) => `“${text}” has no id.`);
  const allowed = JSON.parse(readText('scripts/sameText.json') || '[]');
  problems.push(...sharedTexts(texts.en, allowed));
  for (const language of TRANSLATED)
    problems.push(...differences(language, compiled.en, compiled[language]));
  return problems;
}

/**
 * @returns one sentence for each message that is missing, superfluous, doubled or has other arguments
 * @throws Error when a text is no ICU message, or an id has two texts
 */
export function compileCatalogues() {
  const sources = filesBelow('src').filter(
    (file) =>
      /(?<!\.d)\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && hasMessages(readText(file)),
  );
  const stamp = hashOf([...sources, ...filesBelow('src/i18n', 'scripts')].filter(notCompiled));
  if (readText(STAMP) === stamp && existsSync(inRoot(PARTS_FILE))) return [];

  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache/messages-'));
  try {
    const english = extractEnglish(sources, folder);
    const texts = {
      en: Object.fromEntries(
        Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage]),
      ),
    };
    for (const language of TRANSLATED)
      texts[language] = JSON.parse(readText(`src/i18n/${language}.json`) || '{}');
    const compiled = {};
    for (const language of LANGUAGES)
      compiled[language] = compile(language, texts[language], folder);
    write(english, compiled);
    const problems = problemsOf(texts, compiled);
    if (problems.length === 0) writeIfChanged(STAMP, stamp);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the tool would look for; most files have none, and a change of theirs compiles nothing. */
const hasMessages = (text) => /defaultMessage|defineMessages?|formatMessage|Formatted/.test(text);

function notCompiled(file) {
  return !file.startsWith('src/i18n/compiled');
}

if (isMain(import.meta.url)) {
  try {
    const problems = compileCatalogues();
    for (const problem of problems) console.error(`Messages: ${problem}`);
    if (problems.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
