/**
 * `node --import tsx scripts/validator/main.ts certificate.pdf …`: what veraPDF has against files by what ours claim, or by
 * others of its profiles, `--profiles ua2,4f`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingForValidator, type Profile, profiles as known, validate } from './validator.ts';

const isProfile = (name: string): name is Profile => known.some((profile) => profile === name);

async function main() {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: { profiles: { type: 'string', default: '3a,ua1' } },
  });
  const names = values.profiles.split(',');
  const profiles = names.filter(isProfile);
  if (paths.length === 0 || profiles.length < names.length)
    throw new Error(`Name files, and of the profiles ${known.join(', ')} those that you mean.`);
  const missing = missingForValidator();
  if (missing.length > 0) throw new Error(`Here is missing: ${missing.join(', ')}`);
  const files = new Map(paths.map((path) => [path, new Uint8Array(readFileSync(path))]));
  const { version, breaches } = await validate(files, profiles);
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
