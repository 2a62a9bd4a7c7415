/**
 * Creates types for hosts that use TypeScript: `@mf-types.zip` with the exposed modules and everything they import,
 * `@mf-types.d.ts` for `loadRemote`, and `embed.d.ts`. Exports have explicit types (isolated declarations), so each
 * file is converted separately.
 */
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { resolveInRoot, readText, writeIfChanged } from './files.mjs';

/** Placeholder that the host's Module Federation plugin replaces by the host's name for the remote. */
const REMOTE = 'REMOTE_ALIAS_IDENTIFIER';
const EXPOSED = ['CertificatesApp', 'TemplatesApp', 'PrintView'];
/** The folder in which the host's Module Federation plugin expects the types. */
const FOLDER = 'compiled-types';
const IMPORT = /(?<=(?:from|import\() ?['"])([.#][^'"]+)(?=['"])/g;
/** A fixed time, so that every build writes the same bytes. */
const mtime = new Date(2020, 0, 1);

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
function collectDeclarations(sources: readonly string[]) {
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

function createArchive() {
  const getSource = (name: string) => `src/entries/${name}.tsx`;
  const files: Record<string, string> = {};
  for (const [file, text] of Object.entries(collectDeclarations(EXPOSED.map(getSource))))
    files[`${FOLDER}/${file.replace(/\.tsx?$/, '.d.ts')}`] = text;
  for (const name of EXPOSED) {
    const from = `'./${FOLDER}/src/entries/${name}.js'`;
    files[`${name}.d.ts`] = `export * from ${from};\nexport { default } from ${from};\n`;
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime }]]),
    ),
  );
}

/** Creates the types of `loadRemote`, in the form that the host's Module Federation plugin reads. */
function createRemoteKeys() {
  const keys = EXPOSED.map((name) => `'${REMOTE}/${name}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`);
  return `
    export type RemoteKeys = ${keys.join(' | ')};
    type PackageType<T> = ${types.join('\n')}any;`;
}

mkdirSync(resolveInRoot('dist/plugin'), { recursive: true });
writeFileSync(resolveInRoot('dist/plugin/@mf-types.zip'), createArchive());
writeIfChanged('dist/plugin/@mf-types.d.ts', createRemoteKeys());
const embed = collectDeclarations(['src/entries/embed.ts']);
if (Object.keys(embed).length > 1) throw new Error('embed.ts imports another file.');
writeIfChanged('dist/plugin/embed.d.ts', Object.values(embed).join(''));
