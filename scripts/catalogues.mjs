/**
 * The message catalogues. English is each message's `defaultMessage` in the code; `src/i18n/pt.json` and `es.json` are
 * flat `{ id: text }`. Compiles them to `src/i18n/compiled/{pt,en,es}.json` and names what does not agree; with
 * `--check` that is a failure.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf, inRoot, readText, writeIfChanged } from './files.mjs';
import { differences, sharedTexts } from './messageChecks.mjs';
import { isMain } from './run.mjs';

const TRANSLATED = ['pt', 'es'];
const NO_ID = 'no-id-';
/** Texts that come in a file of their own, by the folders that word them; see src/i18n/catalogue.ts. */
const PARTS = {
  documents: [
    'src/features/certificates/rowActions/',
    'src/features/certificates/selection/',
    'src/rendering/',
    'src/features/preview/',
    'src/features/print/',
    'src/i18n/document/',
  ],
  home: ['src/features/certificates/'],
  templates: ['src/features/templates/', 'src/features/editor/', 'src/i18n/templates/'],
};
const STAMP = '.cache/catalogues';
const FRAME = '';
const PART_NAMES = [FRAME, ...Object.keys(PARTS)];
const partOf = (file) =>
  Object.keys(PARTS).find((part) => PARTS[part].some((folder) => file.startsWith(folder))) ?? FRAME;
const compiledFile = (language, part = FRAME) =>
  `src/i18n/compiled/${language}${part && `.${part}`}.json`;

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

function extractEnglish(sources, folder) {
  if (sources.length === 0) return {};
  const list = join(folder, 'sources.txt');
  const out = join(folder, 'extracted.json');
  writeFileSync(list, sources.join('\n'));
  const pattern = `${NO_ID}[sha512:contenthash:hex:8]`;
  formatjs(
    'in the code',
    'extract',
    ...['--in-file', list, '--out-file', out, '--id-interpolation-pattern', pattern, '--throws'],
  );
  const extracted = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : {};
  return Object.fromEntries(
    Object.entries(extracted).map(([id, { defaultMessage }]) => [id, defaultMessage]),
  );
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
  const outputs = ['en', ...TRANSLATED].flatMap((language) =>
    PART_NAMES.map((part) => compiledFile(language, part)),
  );
  if (readText(STAMP) === stamp && outputs.every((file) => existsSync(inRoot(file)))) return [];

  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache/messages-'));
  try {
    const english = PART_NAMES.map((part) =>
      extractEnglish(
        sources.filter((file) => partOf(file) === part),
        folder,
      ),
    );
    const texts = { en: Object.assign({}, ...english) };
    for (const language of TRANSLATED)
      texts[language] = JSON.parse(readText(`src/i18n/${language}.json`) || '{}');
    const compiled = {};
    for (const language of ['en', ...TRANSLATED])
      compiled[language] = compile(language, texts[language], folder);
    for (const language of ['en', ...TRANSLATED])
      PART_NAMES.forEach((part, index) => {
        const ids = Object.keys(english[index]).filter((id) => id in compiled[language]);
        const kept = Object.fromEntries(ids.map((id) => [id, compiled[language][id]]));
        writeIfChanged(compiledFile(language, part), `${JSON.stringify(kept)}\n`);
      });
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
