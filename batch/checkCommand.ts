import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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
  if ('archive' in target) requireWritableFile(target.archive);
  else requireWritableFolder('folder' in target ? target.folder : target.document);
  if ('document' in target && existsSync(target.document))
    requireWritableFile(join(target.document, getDocumentName(renderOptions)));
  if (command.failures !== undefined) requireWritableFile(command.failures);
  checkDifferentFiles([
    ['the list', list === '-' ? undefined : list],
    ['--failures', command.failures],
    ['--zip', 'archive' in target ? target.archive : undefined],
    ['--template', command.templateFile],
    ['--sign', command.signer?.path],
  ]);
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
  const nameByPath = new Map<string, string>();
  for (const [name, file] of files) {
    if (file === undefined) continue;
    const path = toRealPath(file);
    const previous = nameByPath.get(path);
    if (previous !== undefined)
      throw new UsageError(`${file}: ${previous} and ${name} are the same file.`);
    nameByPath.set(path, name);
  }
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
    if (error instanceof SyntaxError) throw new UsageError(`${file}: it is no JSON.`);
    throw error;
  }
}
