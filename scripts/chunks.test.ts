import { type RouteDefinition, routeDefinitions } from '../src/app/routes/routeDefinitions.ts';
import {
  getInitialChunkGroups,
  isMessageChunkGroup,
  findReachableChunkGroups,
  readChunks,
} from './chunks.ts';

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

test('a screen may load what its code leads to, except through other screens', () => {
  const reached = findReachableChunkGroups(build, ['app'], (group) => group === 'editor');
  expect([...reached].sort()).toEqual(['app', 'art', 'grid', 'home']);
});

test('a host preloads the code and the messages of the first screen', () => {
  expect(getInitialChunkGroups('CertificatesApp')).toMatchObject({
    code: ['home'],
    preloaded: ['query'],
  });
  expect(getInitialChunkGroups('TemplatesApp').getMessageGroups('pt')).toEqual(['pt', 'pt-admin']);
  expect(getInitialChunkGroups('PrintView').getMessageGroups('es')).toEqual(['es']);
  expect(['pt', 'en-admin', 'print', 'preview'].map(isMessageChunkGroup)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('no two routes have the same name or path', () => {
  const routes = (Object.values(routeDefinitions) as readonly RouteDefinition[]).flatMap(
    (row) => row.routes,
  );
  for (const key of ['name', 'path'] as const)
    expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
});
