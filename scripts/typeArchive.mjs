/**
 * The type archive beside the remote entry. The federation plugin never fails a build for it, so it is looked at here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './files.mjs';

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
