/**
 * `node --import tsx scripts/validator/main.ts certificate.pdf …`: validates PDFs with veraPDF, against the standards
 * that their metadata names or those of `--profiles ua2,4f`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  listMissingValidatorPrograms,
  type ValidationProfile,
  validationProfiles as knownProfiles,
  validatePdfs,
} from './validator.ts';

const isProfile = (name: string): name is ValidationProfile =>
  knownProfiles.some((profile) => profile === name);

/**
 * Reads which validation profiles a PDF claims to satisfy, from its metadata.
 * @throws Error when the PDF claims none
 */
function readClaimedProfiles(path: string, file = new Uint8Array()): ValidationProfile[] {
  const text = Buffer.from(file).toString('latin1');
  const getProperty = (property: string) =>
    new RegExp(`<${property}>(\\w+)<`).exec(text)?.[1] ?? '';
  const archive = getProperty('pdfaid:part') + getProperty('pdfaid:conformance').toLowerCase();
  const claimed = [archive, `ua${getProperty('pdfuaid:part')}`].filter(isProfile);
  if (claimed.length === 0) throw new Error(`${path} claims nothing that is judged here.`);
  return claimed;
}

async function runValidator() {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { profiles: { type: 'string' } },
  });
  const names = values.profiles?.split(',') ?? [];
  const profiles = names.filter(isProfile);
  if (paths.length === 0 || profiles.length < names.length)
    throw new Error(
      `Name files, and of the profiles ${knownProfiles.join(', ')} those that you mean.`,
    );
  const missing = listMissingValidatorPrograms();
  if (missing.length > 0) throw new Error(`Here is missing: ${missing.join(', ')}`);
  const files = new Map(paths.map((path) => [path, new Uint8Array(readFileSync(path))]));
  const { version, breaches } = await validatePdfs(
    files,
    names.length > 0 ? profiles : (path) => readClaimedProfiles(path, files.get(path)),
  );
  for (const [path, broken] of breaches) {
    console.log(`${path}: ${broken.length === 0 ? 'nothing' : ''}`);
    for (const { profile, rule, description, position } of broken)
      console.log(`  ${profile} ${rule}: ${description}\n    at ${position}`);
  }
  const bad = [...breaches.values()].filter((broken) => broken.length > 0);
  console.log(`veraPDF ${version}: ${bad.length} of ${breaches.size} break a rule.`);
  if (bad.length > 0) process.exitCode = 1;
}

try {
  await runValidator();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
