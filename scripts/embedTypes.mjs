import ts from 'typescript';
import { readText, writeIfChanged } from './files.mjs';

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
