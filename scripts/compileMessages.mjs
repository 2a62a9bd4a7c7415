/**
 * Compiles the message catalogs with formatjs. English is each message's `defaultMessage` in the code; the other languages
 * are the files `src/i18n/*.json`, flat `{ id: text }`. Writes `src/i18n/compiled/{language}.{catalog}.json` and lists
 * differences between languages; with `--check`, differences are errors.
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
import { join } from 'node:path';
import { listFiles, hashFiles, resolveInRoot, readText, writeIfChanged } from './files.mjs';
import { compareMessages, findSharedTexts } from './messageChecks.mjs';
import { isMain } from './run.mjs';

const NO_ID = 'no-id-';
const TRANSLATED = readdirSync(resolveInRoot('src/i18n'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const LANGUAGES = ['en', ...TRANSLATED];
const COMPILED = 'src/i18n/compiled';
const STAMP = '.cache/messages';
/** Code of screens that only administrators use. */
const ADMIN_SOURCES = /^src\/(?:features\/template(?:s|Editor)\/|documents\/templateMessages\.ts)/;
/** Code of the public page that checks certificates and files, and rarely used parts of the preview and the list. */
const FILE_CHECK_SOURCES =
  /^src\/features\/(?:verify\/|print\/messages\.ts|preview\/(?:printShop|share)\/|certificates\/keyboard\/)/;
const CATALOGS = {
  learner: (file) => !ADMIN_SOURCES.test(file) && !FILE_CHECK_SOURCES.test(file),
  admin: (file) => ADMIN_SOURCES.test(file),
  fileCheck: (file) => FILE_CHECK_SOURCES.test(file),
};
const getCompiledFile = (language, catalog) => `${COMPILED}/${language}.${catalog}.json`;

/**
 * Runs the command line of formatjs.
 *
 * @throws Error with the message of formatjs, without a stack
 */
function runFormatjs(about, ...args) {
  const bin = resolveInRoot('node_modules/@formatjs/cli/bin/formatjs');
  try {
    return execFileSync(process.execPath, [bin, ...args], {
      cwd: resolveInRoot(),
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const reason = String(error.stderr || error.message).trim();
    throw new Error(`Messages, ${about}: ${reason.split('\n    at ')[0]}`, { cause: error });
  }
}

/** Extracts the English texts from source files, by id. */
function extractEnglish(sources, folder) {
  const list = join(folder, 'sources.txt');
  const out = join(folder, 'extracted.json');
  writeFileSync(list, sources.join('\n'));
  const pattern = `${NO_ID}[sha512:contenthash:hex:8]`;
  runFormatjs(
    'in the code',
    'extract',
    ...['--in-file', list, '--out-file', out, '--id-interpolation-pattern', pattern, '--throws'],
    ...['--format', 'simple'],
  );
  return JSON.parse(readFileSync(out, 'utf8'));
}

function compileMessages(language, texts, folder) {
  const file = join(folder, `${language}.json`);
  writeFileSync(file, JSON.stringify(texts));
  return JSON.parse(runFormatjs(language, 'compile', file, '--ast', '--format', 'simple'));
}

function listProblems(texts, compiled) {
  const problems = Object.entries(texts.en)
    .filter(([id]) => id.startsWith(NO_ID))
    .map(([, text]) => `“${text}” has no id.`);
  const allowed = JSON.parse(readText('scripts/sameText.json') || '[]');
  problems.push(...findSharedTexts(texts.en, allowed));
  for (const language of TRANSLATED)
    problems.push(...compareMessages(language, compiled.en, compiled[language]));
  return problems;
}

/**
 * Compiles the catalogs.
 *
 * @returns a sentence for each message that is missing, unused, duplicated or has different arguments
 * @throws Error when a text is not a valid ICU message, or an id has two texts
 */
export function compileCatalogs() {
  const sources = listFiles('src').filter(
    (file) =>
      /(?<!\.d)\.tsx?$/.test(file) &&
      !/\.(?:test|stories)\.tsx?$/.test(file) &&
      hasMessages(readText(file)),
  );
  const stamp = hashFiles([...sources, ...listFiles('src/i18n', 'scripts')].filter(isSource));
  if (readText(STAMP) === stamp && existsSync(resolveInRoot(COMPILED))) return [];

  mkdirSync(resolveInRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(resolveInRoot('.cache/messages-'));
  try {
    const english = Object.fromEntries(
      Object.entries(CATALOGS).map(([catalog, isIncluded]) => [
        catalog,
        extractEnglish(sources.filter(isIncluded), folder),
      ]),
    );
    const texts = { en: Object.assign({}, ...Object.values(english)) };
    for (const language of TRANSLATED)
      texts[language] = JSON.parse(readText(`src/i18n/${language}.json`) || '{}');
    const compiled = {};
    for (const language of LANGUAGES) {
      compiled[language] = compileMessages(language, texts[language], folder);
      for (const [catalog, messages] of Object.entries(english)) {
        const ids = Object.keys(messages).filter((id) => id in compiled[language]);
        const included = Object.fromEntries(ids.map((id) => [id, compiled[language][id]]));
        writeIfChanged(getCompiledFile(language, catalog), `${JSON.stringify(included)}\n`);
      }
    }
    const problems = [
      ...Object.values(english)
        .flatMap((messages) => Object.keys(messages))
        .filter((id, index, ids) => ids.indexOf(id) < index)
        .map((id) => `${id} is in the code of two catalogs.`),
      ...listProblems(texts, compiled),
    ];
    if (problems.length === 0) writeIfChanged(STAMP, stamp);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether a file may contain messages. Changes of other files need no compilation. */
const hasMessages = (text) => /defaultMessage|defineMessages?|formatMessage|Formatted/.test(text);

function isSource(file) {
  return !file.startsWith('src/i18n/compiled');
}

if (isMain(import.meta.url)) {
  try {
    const problems = compileCatalogs();
    for (const problem of problems) console.error(`Messages: ${problem}`);
    if (problems.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
