import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { pdfConformanceLevels } from '#domain/config.ts';
import { languages } from '#domain/language.ts';
import type { Shard } from './batchEntries.ts';
import type { BatchRenderOptions } from './pdfMaker.ts';

export const usageText = `node cli.mjs certificates.jsonl folder [options]
node cli.mjs certificates.jsonl --zip file.zip [options]
  The list is JSON Lines or a JSON array; - reads it from standard input.
  --language ${languages.join('|')}   language of the documents; default pt
  --public-url URL      address of the public certificates; default http://localhost:3001
  --time-zone ZONE      time zone of the dates; default America/Sao_Paulo
  --level LEVEL         standards of the files: a3a-ua1 (default), PDF/A-3a and PDF/UA-1; a4f-ua2, PDF/A-4f and PDF/UA-2
  --images FOLDER       backgrounds, logos and signatures, named by the last part of their address
  --plain-paper         leaves all images out
  --fonts FOLDER        fonts for text that the certificate fonts lack, such as Arabic or emoji
  --zip FILE            one ZIP archive instead of a folder
  --one-file            one common document instead: folder/certificates.pdf
  --workers N           number of rendering threads; default all cores
  --shard I/N           writes part I of N of the list, I from 0
  --resume              keeps existing files
  --failures FILE       file for the list of failures, as JSON Lines
  --sign MODULE         signs each file with the function "sign" of a module
  --help                prints this help`;

/** Thrown for an invalid command line of the batch command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Options and arguments of a batch command line. */
export interface BatchCommand {
  /** Path of the certificate list, or "-" for standard input. */
  list: string;
  target: { folder: string } | { archive: string } | { document: string };
  renderOptions: BatchRenderOptions;
  workers: number;
  resume: boolean;
  shard: Shard | undefined;
  failures: string | undefined;
  /** Path of a module that exports a `sign` function for the PDF files. */
  signer: string | undefined;
}

const optionDefinitions = {
  failures: { type: 'string' },
  fonts: { type: 'string' },
  images: { type: 'string' },
  language: { type: 'string', default: 'pt' },
  level: { type: 'string', default: 'a3a-ua1' },
  'one-file': { type: 'boolean', default: false },
  'plain-paper': { type: 'boolean' },
  'public-url': { type: 'string', default: 'http://localhost:3001' },
  resume: { type: 'boolean', default: false },
  shard: { type: 'string' },
  sign: { type: 'string' },
  'time-zone': { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  zip: { type: 'string' },
} as const;

/** Parses the command line of the batch command. @throws UsageError for invalid or missing arguments */
export function parseCommand(args: string[]): BatchCommand {
  const { positionals, values } = parseArguments(args);
  const [list, folder, ...extraArguments] = positionals;
  const language = languages.find((code) => code === values.language);
  if (list === undefined || extraArguments.length > 0)
    throw new UsageError('A list and a folder are needed.');
  if (!language) throw new UsageError(`--language is one of ${languages.join(', ')}.`);
  const level = pdfConformanceLevels.find((name) => name === values.level);
  if (!level) throw new UsageError(`--level is one of ${pdfConformanceLevels.join(', ')}.`);
  const target = getTarget(folder, values.zip, values['one-file']);
  if (values.resume && !('folder' in target))
    throw new UsageError('--resume requires a folder: archives and documents cannot be resumed.');
  return {
    list,
    target,
    renderOptions: {
      language,
      publicUrl: values['public-url'],
      timeZone: values['time-zone'],
      level,
      images: values['plain-paper'] ? null : values.images,
      fonts: values.fonts,
    },
    workers: parseWorkers(values.workers),
    resume: values.resume,
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
    failures: values.failures,
    signer: values.sign,
  };
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionDefinitions });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function getTarget(
  folder: string | undefined,
  archive: string | undefined,
  isOneFile: boolean,
): BatchCommand['target'] {
  if (archive !== undefined && folder === undefined && !isOneFile) return { archive };
  if (archive !== undefined || folder === undefined)
    throw new UsageError('A list and either a folder or --zip are needed.');
  return isOneFile ? { document: folder } : { folder };
}

function parseWorkers(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--workers is a number from 1.');
  return Number(text);
}

function parseShard(text: string): Shard {
  const [, index = '', count = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (count === '' || shard.index >= shard.count)
    throw new UsageError('--shard is I/N, with I from 0 to N - 1.');
  return shard;
}
