import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as core from 'kubernetes-models/v1';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { CONFIG_KEYS, createFiles } from '../deploy/plugin/configure.mjs';
import { readText, resolveInRoot } from './files.mjs';

/** Checks the manifests against the published schemas of Kubernetes. No cluster is used. */

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
}

const FOLDER = 'deploy/kubernetes';
const modules = { 'apps/v1': apps, 'batch/v1': batch, v1: core };
const resources = readdirSync(resolveInRoot(FOLDER)).flatMap((file) =>
  parseAllDocuments(readText(join(FOLDER, file))).map((document): [string, Resource] => {
    const resource = document.toJS() as Resource;
    return [`the ${resource.kind} in ${file}`, resource];
  }),
);

/** Validates a resource with the schema of its kind. @throws Error that names the wrong value */
function validate(resource: Resource): void {
  const models = modules[resource.apiVersion as keyof typeof modules] as unknown as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = models[resource.kind];
  if (!Model) throw new Error(`There is no ${resource.kind} in ${resource.apiVersion}.`);
  new Model(resource).validate();
}

/** Parsed files of types, which all checks share. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/** Lists keys and values that the types of Kubernetes do not have. The schemas allow unknown keys. */
function listTypeErrors(list: readonly Resource[]): string[] {
  const statements = list.map(
    ({ apiVersion, kind, ...rest }) =>
      `new (require('kubernetes-models/${apiVersion}').${kind})(${JSON.stringify(rest)});`,
  );
  const imports = Object.keys(modules).map(
    (name, index) => `import * as m${index} from 'kubernetes-models/${name}';`,
  );
  const source = [...imports, ...statements]
    .join('\n')
    .replaceAll(
      /require\('kubernetes-models\/([^']+)'\)/g,
      (_call, name: string) => `m${Object.keys(modules).indexOf(name)}`,
    );
  const file = resolveInRoot('scripts/manifests.generated.ts');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...settings) => {
    if (name === file) return ts.createSourceFile(name, source, ts.ScriptTarget.ES2022);
    if (!parsedFiles.has(name)) parsedFiles.set(name, getSourceFile(name, ...settings));
    return parsedFiles.get(name);
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each(resources)(
  'the schema of Kubernetes allows the resource in %s: %j',
  (_file, resource) => {
    expect(() => validate(resource)).not.toThrow();
  },
);

test('the resources have no unknown keys', () => {
  const list = resources.map(([, resource]) => resource);
  expect(listTypeErrors(list)).toEqual([]);
});

describe('the checks', () => {
  const createDeployment = (spec: object) => {
    const template = { metadata: { labels: {} }, spec: { containers: [{ name: 'c' }] } };
    const deployment = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'x' } };
    return { ...deployment, spec: { selector: {}, template, ...spec } } as Resource;
  };

  test('find a wrong value', () => {
    expect(() => validate(createDeployment({ replicas: '2' }))).toThrow('replicas must be integer');
  });

  test('find an unknown key', () => {
    expect(listTypeErrors([createDeployment({ strategi: {} })]).join()).toContain('strategi');
  });
});

test('the ConfigMap is a valid configuration of the plugin, without unknown keys', () => {
  const data = resources.find(([, { kind }]) => kind === 'ConfigMap')?.[1].data ?? {};
  expect(Object.keys(data).filter((key) => !CONFIG_KEYS.includes(key))).toEqual([]);
  expect(createFiles(data)['policy.conf']).toContain(data.PARENT_ORIGINS);
});

test('the container of the plugin has a variable for each key of the configuration', () => {
  const source = readText('src/domain/configInput.ts');
  const keys = [...source.matchAll(/^ {2}([A-Z_]+)\??:/gm)].map(([, key]) => key);
  expect([...CONFIG_KEYS].sort()).toEqual(keys.sort());
});

test.each([
  [{ MISSIONS_API: '' }, 'MISSIONS_API must be set.'],
  [{ FLAGS_USE_POST: 'yes' }, 'FLAGS_USE_POST is "yes"'],
  [{ PORT: '80; x' }, 'PORT is "80; x"'],
  [{ HOST: 'a;' }, 'HOST is "a;"'],
  [{ MAX_BACKGROUND_IMAGE_BYTES: '1e6' }, 'MAX_BACKGROUND_IMAGE_BYTES is "1e6"'],
])('the container of the plugin refuses the environment %j', (wrong, message) => {
  const env = { MISSIONS_API: 'https://a.test', WORKSPACE_API: 'https://a.test', ...wrong };
  expect(() => createFiles(env)).toThrow(message);
});
