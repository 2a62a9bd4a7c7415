/**
 * Creates the type declarations that are published for hosts. Exports have explicit types (isolated declarations), so
 * each file is converted separately.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { readText } from './files.mjs';

const IMPORT = /(?<=(?:from|import\() ?['"])([.#][^'"]+)(?=['"])/g;

/**
 * Creates the type declarations of a file.
 *
 * @throws Error when the file does not exist, or an export has no explicit type
 */
function createDeclarations(file: string): string {
  const source = readText(file);
  if (source === '') throw new Error(`There is no ${file}.`);
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      verbatimModuleSyntax: false,
    },
  });
  if (diagnostics.length === 0) return outputText;
  const problems = diagnostics.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
  throw new Error(`No types of ${file}: ${problems.join('; ')}`);
}

/** Returns the path of the source file that the file `from` imports with the import path `specifier`. */
const resolveImport = (from: string, specifier: string) =>
  specifier.startsWith('#')
    ? posix.join('src', specifier.slice(1))
    : posix.join(posix.dirname(from), specifier);

function getRelativePath(from: string, to: string) {
  const path = posix.relative(posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Collects the type declarations of files and of everything they import, by source path. */
export function collectDeclarations(sources: readonly string[]): Record<string, string> {
  const declarations: Record<string, string> = {};
  const add = (file: string) => {
    if (file in declarations) return;
    const targets: string[] = [];
    declarations[file] = createDeclarations(file).replaceAll(IMPORT, (specifier) => {
      const target = resolveImport(file, specifier);
      targets.push(target);
      return getRelativePath(file, target);
    });
    targets.forEach(add);
  };
  sources.forEach(add);
  return declarations;
}
