import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { devDependencies, version } from '../../package.json';
import { isFullRun } from '../../src/testing/selectCases.ts';

let folder: string;
let archive: string;

const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } });

function build(): Buffer {
  const { status, stderr } = run(
    ...['--import', 'tsx', 'scripts/hostPackage/buildHostPackage.ts', folder],
  );
  expect([stderr, status]).toEqual(['', 0]);
  return readFileSync(archive);
}

let bytes: Buffer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-package-'));
  archive = join(folder, `certificates-plugin-host-${version}.tgz`);
  bytes = build();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the package for hosts', () => {
  if (isFullRun) {
    test('has the same bytes when it is built again', () => {
      expect(build().equals(bytes)).toBe(true);
    });
    return;
  }

  test('has no fault that publint finds', () => {
    const { status, stdout } = run('node_modules/publint/src/cli.js', archive, '--strict');
    expect(stdout).toContain('All good!');
    expect(status).toBe(0);
  });

  test('has types that resolve for bundlers and Node', () => {
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    const { status, stdout } = run(attw, archive, '--profile', 'esm-only', '--format', 'json');
    const { problems = {} } = JSON.parse(stdout) as { problems?: Record<string, unknown> };
    // Both are about `require` and about TypeScript without `exports`, which the package does not support.
    const expected = ['NoResolution', 'CJSResolvesToESM'];
    expect(Object.keys(problems).filter((kind) => !expected.includes(kind))).toEqual([]);
    expect(status).toBe(0);
  });

  test('depends on the federation runtime only, and optionally on React', () => {
    const text = readFileSync(join(folder, 'package/package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      version,
      dependencies: { '@module-federation/runtime': devDependencies['@module-federation/runtime'] },
      peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } },
    });
  });

  test('has a file for pages without a bundler that imports nothing', () => {
    const text = readFileSync(join(folder, 'package/dist/browser.js'), 'utf8');
    expect(text.match(/(?:^|[;}])import\b|\bfrom["']/gm)).toBeNull();
    const licences = readFileSync(join(folder, 'package/THIRD-PARTY-LICENCES.txt'), 'utf8');
    expect(licences).toContain('@module-federation/runtime-core');
  });

  test('has the props of contract.ts', () => {
    const lines = [
      'import { connectCertificates, type MountProps } from "certificates-plugin-host";',
      'import { connectCertificates as connectReact } from "certificates-plugin-host/react";',
      'const { CertificatesApp, PrintView } = connectCertificates({ url: "/plugin" });',
      'const element = document.body;',
      'CertificatesApp.mount(element, { token: "t" }).update({ colorMode: "dark" });',
      'connectReact({ url: "/plugin" }).CertificatesApp.mount(element, { token: "t" });',
      'CertificatesApp.mount(element, { colorMode: "blue" });',
      'PrintView.mount(element, { token: "t" });',
      'export type Theme = MountProps["theme"];',
    ];
    writeFileSync(join(folder, 'host.ts'), lines.join('\n'));
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'ES2022', types: [], skipLibCheck: true },
      ...{ module: 'ESNext', moduleResolution: 'bundler' },
      typeRoots: [resolve('node_modules/@types')],
      paths: {
        'certificates-plugin-host': ['./package/types/hostPackage/index.d.ts'],
        'certificates-plugin-host/react': ['./package/types/hostPackage/react.d.ts'],
        react: [resolve('node_modules/@types/react/index.d.ts')],
      },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['host.ts'] }),
    );
    const compiler = 'node_modules/typescript-7/bin/tsc';
    const { stdout } = run(compiler, '-p', join(folder, 'tsconfig.json'), '--pretty', 'false');
    const errors = [...stdout.matchAll(/host\.ts\((\d+),/g)].map(([, line]) => line);
    expect([stdout, errors]).toEqual([expect.stringContaining('"blue"'), ['7', '8']]);
  });
});
