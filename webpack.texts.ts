import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Compiler, Module, RuleSetRule } from 'webpack';
import { EXPOSED } from './scripts/chunks.ts';
import { type Group, textsNotAskedFor } from './scripts/texts/askedFor.ts';
import { type First, firstScreens } from './src/app/screens/firstScreens.ts';
import { type ScreenRow, screenTable } from './src/app/screens/screenTable.ts';

const root = import.meta.dirname;
const compiled = resolve(root, 'src/i18n/compiled');
const sources = /[\\/]src[\\/].*\.tsx?$/;

const hasDefaults = (file: string) =>
  sources.test(file) && readFileSync(file, 'utf8').includes('defaultMessage');

/** The catalogues hold the texts, compiled: the code keeps only their ids. */
export const textsLeftOut: RuleSetRule[] = [
  { ending: /\.ts$/, plugins: ['typescript'] },
  { ending: /\.tsx$/, plugins: ['typescript', 'jsx'] },
].map(({ ending, plugins }) => ({
  test: { and: [ending, hasDefaults] },
  loader: 'babel-loader',
  enforce: 'pre',
  options: {
    parserOpts: { plugins },
    plugins: [['babel-plugin-formatjs', { removeDefaultMessage: true }]],
  },
}));

/** Ids with the part that words them. */
function readParts(): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const file of readdirSync(compiled)) {
    const [, part] = /^en\.(?:(\w+)\.)?json$/.exec(file) ?? [];
    if (!file.startsWith('en.')) continue;
    const messages = JSON.parse(readFileSync(resolve(compiled, file), 'utf8')) as object;
    for (const id of Object.keys(messages)) parts.set(id, part ?? '');
  }
  return parts;
}

const rows: readonly ScreenRow[] = Object.values(screenTable);

/** The texts that the table of screens has for a chunk group. */
function textsInTable(name: string): readonly string[] {
  const exposed = Object.entries<First>(firstScreens).find(
    ([module]) => name === EXPOSED + module,
  )?.[1];
  if (exposed && 'texts' in exposed) return exposed.texts;
  const its = rows.filter(({ chunk }) => chunk === name).map(({ texts = [] }) => texts);
  const [first = [], ...others] = its;
  return first.filter((part) => others.every((texts) => texts.includes(part)));
}

/** A module as its loaders left it. */
const textOf = (module: Module | null | undefined) =>
  String(module?.originalSource()?.source() ?? '');

const joined = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** What code asks for beside its `import()`, in the same module: `loadTexts('documents')`, `afterRows('documents', …)`. */
function textsBeside({ origins }: ChunkGroup): string[] {
  const asked = origins.map(({ module }) =>
    Array.from(
      textOf(module).matchAll(/(?:loadTexts|afterRows)\(\s*["'](\w+)["']/g),
      ([, part = '']) => part,
    ),
  );
  const [first = [], ...others] = asked;
  return first.filter((part) => others.every((parts) => parts.includes(part)));
}

const messageId = /\bid["']?\s*:\s*["']([\w.-]+)["']/g;

function groupsOf(compilation: Compilation, modulesIn: (chunk: Chunk) => Module[]): Group[] {
  const parts = readParts();
  const groups = new Map<ChunkGroup, Group & { parents: Group[] }>();
  for (const group of compilation.chunkGroups) {
    const worded = group.chunks.flatMap(modulesIn).map(textOf);
    const ids = worded
      .filter((text) => text.includes('react-intl'))
      .flatMap((text) => Array.from(text.matchAll(messageId), ([, id = '']) => id))
      .filter((id) => parts.has(id));
    groups.set(group, {
      name: group.name ?? 'A chunk without a name',
      parents: [],
      asked: [...textsInTable(group.name ?? ''), ...textsBeside(group)],
      used: new Map(ids.map((id) => [id, parts.get(id) ?? ''])),
    });
  }
  for (const [group, its] of groups)
    for (const parent of group.parentsIterable)
      its.parents.push(...[groups.get(parent) ?? []].flat());
  return [...groups.values()];
}

/** Fails a build with code whose words may not be there, with English in it, or with a table that it does not follow. */
export const textsAskedFor = {
  apply({ hooks, options, webpack: { Compilation, WebpackError } }: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    hooks.thisCompilation.tap('textsAskedFor', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'textsAskedFor', stage }, () => {
        const { chunkGraph, namedChunkGroups } = compilation;
        const modulesIn = (chunk: Chunk) =>
          chunkGraph
            .getChunkModules(chunk)
            .flatMap(joined)
            .filter((module) => sources.test(module.nameForCondition() ?? ''));
        const problems = textsNotAskedFor(groupsOf(compilation, modulesIn));
        const chunks = rows.flatMap(({ chunk = [] }) => chunk);
        for (const chunk of new Set(chunks))
          if (!namedChunkGroups.has(chunk)) problems.push(`No import() has the name ${chunk}.`);
        if (options.mode === 'production')
          for (const chunk of compilation.chunks)
            for (const module of modulesIn(chunk))
              if (textOf(module).includes('defaultMessage'))
                problems.push(`English is left in ${module.nameForCondition()}.`);
        for (const problem of new Set(problems))
          compilation.errors.push(new WebpackError(`Texts: ${problem}`));
      });
    });
  },
};
