/**
 * The type archive beside the remote entry. The federation plugin puts the types of the whole source into it, with
 * imports that only our own settings resolve, and never fails a build for it. Here it becomes what hosts need: the
 * exposed modules and the contract, which compile in any project.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './files.mjs';

const ARCHIVE = 'dist/plugin/@mf-types.zip';
const EXPOSED = ['CertificatesApp', 'TemplatesApp', 'PrintView'];
const SOURCE = 'compiled-types/src';
const IMPORT = /(?<=(?:from|import\() ?['"])([.#][^'"]+)(?=['"])/g;
/** The same in every build, as the contents are. */
const mtime = new Date(2020, 0, 1);

/** @returns the file that `from` imports as `specifier` */
function imported(from, specifier) {
  const path = specifier.startsWith('#')
    ? posix.join(SOURCE, specifier.slice(1))
    : posix.join(posix.dirname(from), specifier);
  return `${path.replace(/\.tsx?$/, '')}.d.ts`;
}

function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Leaves in the archive what the exposed modules need.
 * @throws Error when the archive, an exposed module or a file that one imports is missing
 */
export function finishTypeArchive() {
  if (!existsSync(inRoot(ARCHIVE))) throw new Error(`The build made no ${ARCHIVE}.`);
  const all = unzipSync(readFileSync(inRoot(ARCHIVE)));
  const kept = {};
  const keep = (name) => {
    if (name in kept) return;
    if (!(name in all)) throw new Error(`${ARCHIVE} lacks ${name}.`);
    const targets = [];
    const text = strFromU8(all[name]).replaceAll(IMPORT, (specifier) => {
      const target = imported(name, specifier);
      targets.push(target);
      return relative(name, target);
    });
    kept[name] = [strToU8(text), { mtime }];
    targets.forEach(keep);
  };
  for (const name of EXPOSED) keep(`${name}.d.ts`);
  writeFileSync(inRoot(ARCHIVE), zipSync(kept));
  // The federation plugin leaves what it packed beside it.
  rmSync(inRoot('dist/plugin/@mf-types'), { recursive: true, force: true });
}
