/**
 * What hosts that write TypeScript get beside the code: `@mf-types.zip` with the exposed modules and all they import,
 * `@mf-types.d.ts` for `loadRemote`, and `embed.d.ts`. Each file says the types of its exports itself, so its
 * declarations follow from its text alone and no compiler has to read the whole source for them.
 */
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { inRoot, readText, writeIfChanged } from './files.mjs';

/** A host's federation plugin puts its own name for the remote here. */
const REMOTE = 'REMOTE_ALIAS_IDENTIFIER';
const EXPOSED = ['CertificatesApp', 'TemplatesApp', 'PrintView'];
/** What the federation plugin of a host takes the sources to lie in. */
const FOLDER = 'compiled-types';
const IMPORT = /(?<=(?:from|import\() ?['"])([.#][^'"]+)(?=['"])/g;
/** The same in every build, as the contents are. */
const mtime = new Date(2020, 0, 1);

/** @throws Error when there is no such file, or an export of it does not say its type */
function declarationsOf(file: string): string {
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

/** @returns the source that `from` imports as `specifier` */
const imported = (from: string, specifier: string) =>
  specifier.startsWith('#')
    ? posix.join('src', specifier.slice(1))
    : posix.join(posix.dirname(from), specifier);

function relative(from: string, to: string) {
  const path = posix.relative(posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Declarations by the name of their source: of these files and all that they import. */
function closureOf(sources: readonly string[]) {
  const found: Record<string, string> = {};
  const add = (file: string) => {
    if (file in found) return;
    const targets: string[] = [];
    found[file] = declarationsOf(file).replaceAll(IMPORT, (specifier) => {
      const target = imported(file, specifier);
      targets.push(target);
      return relative(file, target);
    });
    targets.forEach(add);
  };
  sources.forEach(add);
  return found;
}

function archive() {
  const sourceOf = (name: string) => `src/entries/${name}.tsx`;
  const files: Record<string, string> = {};
  for (const [file, text] of Object.entries(closureOf(EXPOSED.map(sourceOf))))
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

/** What `loadRemote` gives for each address: the form in which a host's federation plugin reads it. */
function remoteKeys() {
  const keys = EXPOSED.map((name) => `'${REMOTE}/${name}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`);
  return `
    export type RemoteKeys = ${keys.join(' | ')};
    type PackageType<T> = ${types.join('\n')}any;`;
}

mkdirSync(inRoot('dist/plugin'), { recursive: true });
writeFileSync(inRoot('dist/plugin/@mf-types.zip'), archive());
writeIfChanged('dist/plugin/@mf-types.d.ts', remoteKeys());
const embed = closureOf(['src/entries/embed.ts']);
if (Object.keys(embed).length > 1) throw new Error('embed.ts imports another file.');
writeIfChanged('dist/plugin/embed.d.ts', Object.values(embed).join(''));
