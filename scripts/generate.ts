/**
 * `npm run generate`: writes all that is made of something else and committed. `-- --check` writes nothing, and fails with
 * what is not current. What takes longer, or follows from a build, has commands of its own: `npm run fonts`, `npm run size`.
 */
import { asError } from '../src/model/asError.ts';
import { compileCatalogues } from './catalogues.mjs';
import { readText, writeIfChanged } from './files.mjs';
import { guideFile, isGuideCurrent, writeGuide } from './imageGuide/imageGuide.ts';
import { operationsFile, operationsText } from './operations.ts';
import { placementsFile, placementsText } from './placements.ts';

interface Generated {
  file: string;
  isCurrent: () => Promise<boolean>;
  write: () => Promise<unknown>;
}

const asText = (file: string, text: () => string | Promise<string>): Generated => ({
  file,
  isCurrent: async () => readText(file) === (await text()),
  write: async () => writeIfChanged(file, await text()),
});

const GENERATED: readonly Generated[] = [
  asText(operationsFile, operationsText),
  asText(placementsFile, placementsText),
  { file: guideFile, isCurrent: isGuideCurrent, write: writeGuide },
];

async function generate(onlyLooks: boolean) {
  // The guide has their words.
  for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  for (const { file, isCurrent, write } of GENERATED) {
    if (await isCurrent()) continue;
    if (onlyLooks) {
      console.error(`${file} is not current: npm run generate writes it.`);
      process.exitCode = 1;
    } else {
      await write();
      console.log(`${file}: written.`);
    }
  }
}

try {
  await generate(process.argv.includes('--check'));
} catch (error) {
  console.error(asError(error).message);
  process.exitCode = 1;
}
