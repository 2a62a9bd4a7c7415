import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { configSchema, pdfConformanceLevels } from '#domain/config.ts';
import { languages } from '#domain/language.ts';
import { suggestOption } from '../scripts/findNearest.mjs';
import type { Shard } from './batchEntries.ts';
import { defaultSignTimeout } from './batchSigner.ts';
import type { BatchRenderOptions } from './pdfMaker.ts';

/** Thrown for an invalid command line of the batch command. The message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Options and arguments of a batch command line. */
export interface BatchCommand {
  /** Path of the certificate list, or "-" for standard input. */
  list: string;
  target: { folder: string } | { archive: string } | { document: string };
  renderOptions: BatchRenderOptions;
  /** Requested number of threads. Undefined for as many as are useful. */
  workers: number | undefined;
  resume: boolean;
  shard: Shard | undefined;
  failures: string | undefined;
  /** Path of a file with templates for certificates without one. */
  templateFile: string | undefined;
  /** Path of a module that exports a `sign` function for the PDF files, and the seconds for each signature. */
  signer: { path: string; timeout: number } | undefined;
}

const optionDefinitions = {
  bleed: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  failures: { type: 'string' },
  fonts: { type: 'string' },
  images: { type: 'string' },
  language: { type: 'string', default: 'pt' },
  level: { type: 'string', default: 'a3a-ua1' },
  'one-file': { type: 'boolean', default: false },
  'plain-paper': { type: 'boolean', default: false },
  'public-url': { type: 'string' },
  resume: { type: 'boolean', default: false },
  shard: { type: 'string' },
  sign: { type: 'string' },
  'sign-timeout': { type: 'string' },
  template: { type: 'string' },
  'time-zone': { type: 'string' },
  workers: { type: 'string' },
  zip: { type: 'string' },
} as const;

type OptionName = keyof typeof optionDefinitions;
type OptionValues = ReturnType<typeof parseArguments>['values'];

/** Options that contradict each other. */
const contradictions: readonly (readonly [OptionName, OptionName, reason: string])[] = [
  ['demo', 'public-url', 'only one of them can be the address of the QR codes'],
  ['images', 'plain-paper', 'plain paper has no images'],
  ['one-file', 'zip', 'there is one document or one archive'],
  ['one-file', 'resume', 'a document cannot be resumed'],
  ['zip', 'resume', 'an archive cannot be resumed'],
  ['one-file', 'shard', 'a document has the whole list'],
  ['one-file', 'workers', 'one thread draws a document'],
];

/** Parses the command line of the batch command. @throws UsageError for invalid, missing or contradictory arguments */
export function parseCommand(args: string[]): BatchCommand {
  const { positionals, values } = parseArguments(args);
  const [list, folder, ...extraArguments] = positionals;
  checkContradictions(values);
  if (extraArguments.length > 0)
    throw new UsageError(
      `There is an argument after list and folder: ${extraArguments.join(' ')}.`,
    );
  if (list === undefined) throw new UsageError('A list and a folder are needed; see --help.');
  const target = getTarget(folder, values);
  return {
    list: requireValue('The list', list),
    target,
    renderOptions: parseRenderOptions(values),
    workers: values.workers === undefined ? undefined : parseWorkers(values.workers),
    resume: values.resume,
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
    failures: values.failures,
    templateFile: values.template,
    signer: parseSigner(values),
  };
}

function parseArguments(args: string[]) {
  try {
    const { tokens, ...result } = parseArgs({
      args,
      allowPositionals: true,
      options: optionDefinitions,
      tokens: true,
    });
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) throw new UsageError(`--${repeated} is given twice.`);
    for (const [name, value] of Object.entries(result.values)) requireValue(`--${name}`, value);
    return result;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Hints follow the first sentence.
    const [sentence = ''] = (error as Error).message.split(/\n|\.(?= )/);
    const suggestion = suggestOption(sentence, optionDefinitions);
    throw new UsageError(`${sentence.replace(/\.$/, '')}${suggestion || '.'}`);
  }
}

/** Checks that a value is not an empty text, which a shell gives for an unset variable. */
function requireValue<Value>(name: string, value: Value): Value {
  if (value === '') throw new UsageError(`${name} is empty.`);
  return value;
}

function checkContradictions(values: OptionValues): void {
  const isGiven = (name: OptionName) => values[name] !== undefined && values[name] !== false;
  for (const [first, second, reason] of contradictions)
    if (isGiven(first) && isGiven(second))
      throw new UsageError(`--${first} and --${second} contradict each other: ${reason}.`);
}

function getTarget(folder: string | undefined, values: OptionValues): BatchCommand['target'] {
  const archive = values.zip;
  if (archive !== undefined && folder !== undefined)
    throw new UsageError('The target is either a folder or --zip, not both.');
  if (archive !== undefined) return { archive };
  if (folder === undefined) throw new UsageError('A list and either a folder or --zip are needed.');
  requireValue('The folder', folder);
  return values['one-file'] ? { document: folder } : { folder };
}

function parseRenderOptions(values: OptionValues): BatchRenderOptions {
  const language = languages.find((code) => code === values.language);
  if (!language) throw new UsageError(`--language is one of ${languages.join(', ')}.`);
  const level = pdfConformanceLevels.find((name) => name === values.level);
  if (!level) throw new UsageError(`--level is one of ${pdfConformanceLevels.join(', ')}.`);
  const timeZone = values['time-zone'];
  const { CERTIFICATE_TIME_ZONE, MISSIONS_API: httpUrl } = configSchema.entries;
  if (!v.is(CERTIFICATE_TIME_ZONE, timeZone))
    throw new UsageError('--time-zone must be an IANA time zone, such as America/Sao_Paulo.');
  const publicUrl = values.demo ? 'http://localhost:3001' : values['public-url'];
  if (publicUrl === undefined)
    throw new UsageError(
      '--public-url is needed for the QR codes, or --demo if they may lead to http://localhost:3001.',
    );
  if (!v.is(httpUrl, publicUrl) || /[?#\s]/.test(publicUrl))
    throw new UsageError(
      '--public-url must be an absolute http(s) URL without a query, such as https://learn.example/certificates.',
    );
  return {
    language,
    publicUrl,
    timeZone,
    level,
    hasBleed: values.bleed,
    images: values['plain-paper'] ? null : values.images,
    fonts: values.fonts,
  };
}

function parseWorkers(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--workers is a number from 1 to 9999.');
  return Number(text);
}

function parseShard(text: string): Shard {
  const [, index = '', count = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (count === '' || shard.index >= shard.count)
    throw new UsageError('--shard is I/N, with I from 0 to N - 1.');
  return shard;
}

function parseSigner(values: OptionValues): BatchCommand['signer'] {
  const timeout = values['sign-timeout'];
  if (timeout !== undefined && !/^[1-9]\d{0,3}$/.test(timeout))
    throw new UsageError('--sign-timeout is a number of seconds from 1 to 9999.');
  if (values.sign !== undefined)
    return { path: values.sign, timeout: Number(timeout ?? defaultSignTimeout) };
  if (timeout !== undefined) throw new UsageError('--sign-timeout requires --sign.');
  return undefined;
}
