/**
 * `npm run generate`: writes committed files that are generated from other files. `-- --check` writes nothing and fails
 * if a file is outdated. Fonts and sizes have separate commands: `npm run fonts`, `npm run size`.
 */
import { toError } from '../src/runtime/toError.ts';
import { compileCatalogs } from './compileMessages.mjs';
import { readText, writeIfChanged } from './files.mjs';
import { createQueryExample, queryExampleFile } from './contractExamples.ts';
import { imageGuideFile, isImageGuideCurrent, writeImageGuide } from './imageGuide/imageGuide.ts';
import { allLayoutsFile, createAllLayouts } from './layouts.ts';
import { openapiFile, updateOpenapi } from './openapi.ts';
import { graphqlDocumentsFile, generateGraphqlDocuments } from './operations.ts';
import { nginxSiteFile, updateNginxSite } from './pagePaths.ts';
import {
  contractDescriptionFile,
  createContractDescription,
} from './playground/describeContract.ts';
import { sampleLettersFile, createSampleLetters } from './sampleLetters.ts';

interface Generated {
  file: string;
  isCurrent: () => Promise<boolean>;
  write: () => Promise<unknown>;
}

const createTextFile = (file: string, text: () => string | Promise<string>): Generated => ({
  file,
  isCurrent: async () => readText(file) === (await text()),
  write: async () => writeIfChanged(file, await text()),
});

const GENERATED: readonly Generated[] = [
  createTextFile(openapiFile, updateOpenapi),
  createTextFile(allLayoutsFile, createAllLayouts),
  createTextFile(graphqlDocumentsFile, generateGraphqlDocuments),
  createTextFile(queryExampleFile, createQueryExample),
  createTextFile(nginxSiteFile, updateNginxSite),
  createTextFile(contractDescriptionFile, createContractDescription),
  createTextFile(sampleLettersFile, createSampleLetters),
  { file: imageGuideFile, isCurrent: isImageGuideCurrent, write: writeImageGuide },
];

/** Writes a file if it is outdated, or reports it. */
async function generateFile({ file, isCurrent, write }: Generated, isCheckOnly: boolean) {
  if (await isCurrent()) return;
  if (isCheckOnly) {
    console.error(`${file} is outdated: run npm run generate.`);
    process.exitCode = 1;
  } else {
    await write();
    console.log(`${file}: written.`);
  }
}

// The image guide contains messages.
for (const problem of compileCatalogs()) console.warn(`Messages: ${problem}`);
for (const generated of GENERATED)
  try {
    await generateFile(generated, process.argv.includes('--check'));
  } catch (error) {
    // The image guide, for example, needs the drawings of all layouts.
    console.error(`${generated.file} cannot be generated: ${toError(error).message}`);
    process.exitCode = 1;
  }
