/**
 * `node --import tsx scripts/validator/main.ts certificate.pdf …`: what veraPDF has against files by what each claims, or by
 * the profiles that are named, `--profiles ua2,4f`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingForValidator, type Profile, profiles as known, validate } from './validator.ts';

const isProfile = (name: string): name is Profile => known.some((profile) => profile === name);

/** By its metadata. @throws Error where that names none */
function claimOf(path: string, file = new Uint8Array()): Profile[] {
  const text = Buffer.from(file).toString('latin1');
  const said = (property: string) => new RegExp(`<${property}>(\\w+)<`).exec(text)?.[1] ?? '';
  const archive = said('pdfaid:part') + said('pdfaid:conformance').toLowerCase();
  const claimed = [archive, `ua${said('pdfuaid:part')}`].filter(isProfile);
  if (claimed.length === 0) throw new Error(`${path} claims nothing that is judged here.`);
  return claimed;
}

async function main() {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { profiles: { type: 'string' } },
  });
  const names = values.profiles?.split(',') ?? [];
  const profiles = names.filter(isProfile);
  if (paths.length === 0 || profiles.length < names.length)
    throw new Error(`Name files, and of the profiles ${known.join(', ')} those that you mean.`);
  const missing = missingForValidator();
  if (missing.length > 0) throw new Error(`Here is missing: ${missing.join(', ')}`);
  const files = new Map(paths.map((path) => [path, new Uint8Array(readFileSync(path))]));
  const { version, breaches } = await validate(
    files,
    names.length > 0 ? profiles : (path) => claimOf(path, files.get(path)),
  );
  for (const [path, broken] of breaches) {
    console.log(`${path}: ${broken.length === 0 ? 'nothing' : ''}`);
    for (const { profile, rule, sentence, place } of broken)
      console.log(`  ${profile} ${rule}: ${sentence}\n    at ${place}`);
  }
  const bad = [...breaches.values()].filter((broken) => broken.length > 0);
  console.log(`veraPDF ${version}: ${bad.length} of ${breaches.size} break a rule.`);
  if (bad.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
