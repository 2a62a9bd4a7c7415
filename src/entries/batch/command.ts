import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { pdfLevels } from '#model/config.ts';
import { languages } from '#model/language.ts';
import type { Shard } from './entriesOf.ts';
import type { DrawingOptions } from './fileMaker.ts';

export const usage = `node cli.mjs certificates.jsonl folder [options]
node cli.mjs certificates.jsonl --zip file.zip [options]
  The list is JSON Lines or a JSON array; - reads it from standard input.
  --language ${languages.join('|')}   of the papers; default pt
  --public-url URL      where the public certificates are; default http://localhost:3001
  --time-zone ZONE      of the dates; default America/Sao_Paulo
  --level LEVEL         of the files: a3a-ua1 (default), PDF/A-3a and PDF/UA-1; a4f-ua2, PDF/A-4f and PDF/UA-2
  --images FOLDER       backgrounds, logos and signatures, by the last part of their address
  --plain-paper         no pictures
  --fonts FOLDER        of what no certificate font has, such as Arabic or emoji
  --zip FILE            one ZIP archive instead of a folder
  --one-file            one document of all instead: folder/certificates.pdf
  --workers N           threads that draw; default all cores
  --shard I/N           one of N parts of the list, I from 0
  --resume              keeps the files that are there
  --failures FILE       lists what failed, as JSON Lines
  --sign MODULE         signs each file by the function "sign" of a module
  --help                tells all this`;

/** What was asked for cannot be understood. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a run of the command line does. */
export interface Command {
  /** A file, or "-" for standard input. */
  list: string;
  target: { folder: string } | { archive: string } | { document: string };
  drawing: DrawingOptions;
  workers: number;
  resume: boolean;
  shard: Shard | undefined;
  failures: string | undefined;
  /** A module that exports `sign`. */
  signer: string | undefined;
}

const optionTypes = {
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

/** @throws UsageError */
export function readCommand(args: string[]): Command {
  const { positionals, values } = parsed(args);
  const [list, folder, ...others] = positionals;
  const language = languages.find((known) => known === values.language);
  if (list === undefined || others.length > 0)
    throw new UsageError('A list and a folder are needed.');
  if (!language) throw new UsageError(`--language is one of ${languages.join(', ')}.`);
  const level = pdfLevels.find((known) => known === values.level);
  if (!level) throw new UsageError(`--level is one of ${pdfLevels.join(', ')}.`);
  const target = targetOf(folder, values.zip, values['one-file']);
  if (values.resume && !('folder' in target))
    throw new UsageError('--resume is for a folder: an archive or a document is begun anew.');
  return {
    list,
    target,
    drawing: {
      language,
      publicUrl: values['public-url'],
      timeZone: values['time-zone'],
      level,
      images: values['plain-paper'] ? null : values.images,
      fonts: values.fonts,
    },
    workers: workersIn(values.workers),
    resume: values.resume,
    shard: values.shard === undefined ? undefined : shardIn(values.shard),
    failures: values.failures,
    signer: values.sign,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionTypes });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function targetOf(
  folder: string | undefined,
  archive: string | undefined,
  isOneFile: boolean,
): Command['target'] {
  if (archive !== undefined && folder === undefined && !isOneFile) return { archive };
  if (archive !== undefined || folder === undefined)
    throw new UsageError('A list and either a folder or --zip are needed.');
  return isOneFile ? { document: folder } : { folder };
}

function workersIn(said: string): number {
  if (!/^[1-9]\d{0,3}$/.test(said)) throw new UsageError('--workers is a number from 1.');
  return Number(said);
}

function shardIn(said: string): Shard {
  const [, index = '', count = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(said) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (count === '' || shard.index >= shard.count)
    throw new UsageError('--shard is I/N, with I from 0 to N - 1.');
  return shard;
}
