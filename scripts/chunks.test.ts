import { existsSync } from 'node:fs';
import { type ScreenRow, screenTable } from '../src/app/screens/screenTable.ts';
import { firstScreenOf, isWording, reachedFrom, readChunks } from './chunks.ts';
import { inRoot } from './files.mjs';

const build = readChunks({
  chunks: [],
  namedChunkGroups: {
    app: { chunks: [1], parents: [] },
    home: { chunks: [2], parents: ['app'] },
    editor: { chunks: [3], parents: ['app'] },
    grid: { chunks: [4], parents: ['home'] },
    picker: { chunks: [5], parents: ['editor', 'picker'] },
    art: { chunks: [6], parents: ['home', 'editor'] },
  },
});

test('what a screen may load is what its code leads to, by way of no other screen', () => {
  const reached = reachedFrom(build, ['app'], (group) => group === 'editor');
  expect([...reached].sort()).toEqual(['app', 'art', 'grid', 'home']);
});

test('a host preloads the code and the words of the first screen', () => {
  expect(firstScreenOf('CertificatesApp')).toMatchObject({ code: ['home'], beside: ['query'] });
  expect(firstScreenOf('TemplatesApp').wording('pt')).toEqual([
    'pt',
    'pt-documents',
    'pt-templates',
  ]);
  expect(firstScreenOf('PrintView').wording('es')).toEqual(['es', 'es-documents']);
  expect(['pt', 'en-home', 'print', 'preview'].map(isWording)).toEqual([true, true, false, false]);
});

test('every part that a screen asks for is made', () => {
  const rows: readonly ScreenRow[] = Object.values(screenTable);
  for (const part of new Set(rows.flatMap(({ texts = [] }) => texts)))
    expect(existsSync(inRoot(`src/i18n/compiled/en.${part}.json`))).toBe(true);
});

test('no two routes have the same name or path', () => {
  const routes = (Object.values(screenTable) as readonly ScreenRow[]).flatMap((row) => row.routes);
  for (const key of ['name', 'path'] as const)
    expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
});
