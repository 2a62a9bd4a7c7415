import { layoutNames } from '../src/domain/template/template.ts';

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
