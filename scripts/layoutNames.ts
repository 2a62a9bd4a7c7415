import { layoutNames } from '../src/domain/template/template.ts';
import { readText } from './files.mjs';

export const openapiFile = 'contract/openapi.json';

/** Writes the names of the layouts into the description of the REST calls. */
export const updateLayoutNames = (): string =>
  readText(openapiFile).replace(
    /("LayoutName": \{\s*"enum": \[\s*)"[^\]]*"/,
    (_all, start: string) => start + layoutNames.map((name) => `"${name}"`).join(',\n          '),
  );
