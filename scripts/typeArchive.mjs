/**
 * The types that hosts get: the archive beside the remote entry, which the federation plugin never fails a build for, so
 * it is looked at here, and `embed.d.ts` beside `embed.js`.
 */
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, readText, writeIfChanged } from './files.mjs';

const ARCHIVE = 'dist/plugin/@mf-types.zip';
const EXPOSED = ['CertificatesApp', 'TemplatesApp', 'PrintView'];

/** @throws Error when the archive is missing or lacks an exposed module */
export function checkTypeArchive() {
  if (!existsSync(inRoot(ARCHIVE))) throw new Error(`The build made no ${ARCHIVE}.`);
  // File names stand in a zip as they are, even where the contents are compressed.
  const archive = readFileSync(inRoot(ARCHIVE), 'latin1');
  const missing = EXPOSED.filter((name) => !archive.includes(`${name}.d.ts`));
  if (missing.length > 0) throw new Error(`${ARCHIVE} lacks the types of ${missing.join(', ')}.`);
}

/**
 * Writes what TypeScript makes of the source of `embed.js`.
 * @throws Error when the types cannot be had from this file alone
 */
export function writeEmbedTypes() {
  const source = 'src/entries/embed.ts';
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readText(source), {
    fileName: source,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, strict: true },
  });
  const problems = diagnostics.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
  if (/\bfrom ['"]|\bimport\(/.test(outputText)) problems.push('it imports another file');
  if (problems.length > 0) throw new Error(`No types of ${source}: ${problems.join('; ')}.`);
  writeIfChanged('dist/plugin/embed.d.ts', outputText);
}
