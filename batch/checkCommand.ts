import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { BatchCommand } from './command.ts';
import { UsageError } from './command.ts';
import { parseDefaultTemplates, UnusableTemplateError } from './defaultTemplates.ts';
import { listFontFiles } from './fontFolder.ts';
import { readSliceIndex, UnusableSliceError } from './sliceFolder.ts';
import {
  requireReadableFile,
  requireReadableFolder,
  requireWritableFile,
  requireWritableFolder,
} from './pathChecks.ts';

/**
 * Checks the files and folders that a command names, before anything is written.
 * @throws UsageError, FileError
 */
export function checkCommand({ list, target, renderOptions, ...command }: BatchCommand): void {
  const { images, fonts } = renderOptions;
  if (list !== '-') requireReadableFile(list);
  if (images) requireReadableFolder(images);
  if (fonts !== undefined) checkFontFolder(fonts);
  if (command.signer) requireReadableFile(command.signer.path);
  if ('archive' in target) requireReplaceableFile(target.archive);
  else requireWritableFolder('folder' in target ? target.folder : target.document);
  const document =
    'document' in target && existsSync(target.document)
      ? join(target.document, getDocumentName(renderOptions))
      : undefined;
  if (document !== undefined) requireReplaceableFile(document);
  if (command.failures !== undefined) requireWritableFile(command.failures);
  checkDifferentFiles([
    ['the list', list === '-' ? undefined : list],
    ['--failures', command.failures],
    ['--zip', 'archive' in target ? target.archive : undefined],
    ['the document', document],
    ['--template', command.templateFile],
    ['--sign', command.signer?.path],
  ]);
  for (const file of ['archive' in target ? target.archive : undefined, command.failures]) {
    checkOutside(file, '--images', images);
    checkOutside(file, '--fonts', fonts);
  }
}

/** Checks that a file can be created or replaced. A device, such as `/dev/stdout`, must not be replaced. */
function requireReplaceableFile(file: string): void {
  requireWritableFile(file);
  if (existsSync(file) && !statSync(file).isFile())
    throw new UsageError(`${file}: it is a device, which cannot be replaced.`);
}

function checkFontFolder(folder: string): void {
  requireReadableFolder(folder);
  try {
    if (!readSliceIndex(folder) && listFontFiles(folder).length === 0)
      throw new UsageError(`${folder}: the folder has no fonts (.ttf, .otf, .ttc, .otc).`);
  } catch (error) {
    throw error instanceof UnusableSliceError ? new UsageError(error.message) : error;
  }
}

/** Returns the name of the file with all certificates that `--one-file` writes. */
export const getDocumentName = ({ hasBleed }: BatchCommand['renderOptions']): string =>
  hasBleed ? 'certificates-bleed.pdf' : 'certificates.pdf';

/** Checks that no two options name the same file, which would be overwritten. */
function checkDifferentFiles(files: readonly (readonly [string, string | undefined])[]): void {
  const nameByFile = new Map<string, string>();
  for (const [name, file] of files) {
    if (file === undefined) continue;
    const key = toFileKey(file);
    const previous = nameByFile.get(key);
    if (previous !== undefined)
      throw new UsageError(`${file}: ${previous} and ${name} are the same file.`);
    nameByFile.set(key, name);
  }
}

/** Checks that a file to write is none of those in a folder to read. */
function checkOutside(
  file: string | undefined,
  option: string,
  folder: string | null | undefined,
): void {
  if (file === undefined || !existsSync(file) || !folder) return;
  if (realpathSync(file).startsWith(realpathSync(folder) + sep))
    throw new UsageError(`${file}: it is a file in the folder of ${option}.`);
}

/** Returns what two names of one file have in common: the file of an existing one, also if it is a hard link. */
function toFileKey(file: string): string {
  if (!existsSync(file)) return toRealPath(file);
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev} ${ino}`;
}

function toRealPath(file: string): string {
  const path = resolve(file);
  return existsSync(path)
    ? realpathSync(path)
    : join(realpathSync(dirname(path)), path.slice(dirname(path).length));
}

/**
 * Reads the templates for certificates without one.
 * @returns the JSON content of the file; undefined without a file
 * @throws UsageError if the file contains no template; FileError
 */
export function readTemplateFile(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  requireReadableFile(file);
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    parseDefaultTemplates(json);
    return json;
  } catch (error) {
    if (error instanceof UnusableTemplateError) throw new UsageError(`${file}: ${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`${file}: it is not JSON.`);
    throw error;
  }
}
