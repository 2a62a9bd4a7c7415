/**
 * Creates types for hosts that use TypeScript: `@mf-types.zip` with the exposed modules and everything they import,
 * `@mf-types.d.ts` for `loadRemote`, and `embed.d.ts`.
 */
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import { collectDeclarations } from './declarations.ts';
import { resolveInRoot, writeIfChanged } from './files.mjs';

/** Placeholder that the host's Module Federation plugin replaces by the host's name for the remote. */
const REMOTE = 'REMOTE_ALIAS_IDENTIFIER';
const EXPOSED = ['CertificatesApp', 'TemplatesApp', 'PrintView'];
/** The folder in which the host's Module Federation plugin expects the types. */
const FOLDER = 'compiled-types';
/** A fixed time, so that every build writes the same bytes. */
const mtime = new Date(2020, 0, 1);

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
