import { layoutNames } from '../src/domain/template/template.ts';
import { readText } from './files.mjs';

export const openapiFile = 'contract/openapi.json';

/** Writes the names of the layouts into the description of the REST calls. */
export const updateLayoutNames = (): string =>
  readText(openapiFile).replace(
    /("LayoutName": \{\s*"enum": \[\s*)"[^\]]*"/,
    (_all, start: string) => start + layoutNames.map((name) => `"${name}"`).join(',\n          '),
  );

export const allLayoutsFile = 'src/rendering/layouts/allLayouts.ts';

/** Creates the module with all layouts. `layoutN.ts` beside it draws the layout `LayoutN`. */
export function createAllLayouts(): string {
  const layouts = layoutNames.map((name) => ({ name, module: name.replace('L', 'l') }));
  return [
    '// Written by `npm run generate` from the names in `domain/template/layoutDefinitions.ts`.',
    "import type { LayoutName } from '#domain/template/template.ts';",
    "import type { Layout } from './layout.ts';",
    ...layouts.map(({ module }) => `import { ${module} } from './${module}.ts';`),
    '',
    'export type Layouts = Readonly<Record<LayoutName, Layout>>;',
    '',
    '/** All certificate layouts by name. This module is a separate chunk, loaded with `loadLayouts`. */',
    'export const allLayouts: Layouts = {',
    ...layouts.map(({ name, module }) => `  ${name}: ${module},`),
    '};',
    '',
  ].join('\n');
}
