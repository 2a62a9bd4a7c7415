import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

const right = `
import CertificatesApp, { mount } from 'certificates_plugin/CertificatesApp';
import { mount as mountTemplates } from 'certificates_plugin/TemplatesApp';
import { mount as mountPrint } from 'certificates_plugin/PrintView';

declare const element: HTMLElement;
const config = {
  MISSIONS_API: 'https://api.example/missions',
  WORKSPACE_API: 'https://api.example',
  MISSIONS_GRAPHQL: 'https://api.example/missions/graphql',
  COMPANY_GRAPHQL: 'https://api.example/company/graphql',
};
const mounted = mount(element, { config, token: async () => 'token', locale: 'en', theme: { accent: '#6D28D9' } });
mounted.update({ colorMode: 'dark', onNavigate: (path) => path.toUpperCase() });
mounted.update({ onReady: ({ version }) => version.trim(), onEvent: ({ name, ms, code }) => void [name === 'pdf-made', ms.toFixed(), code.trim()] });
export const mayLeave: Promise<boolean> = mounted.canLeave();
mountTemplates(element, { config, basePath: '/admin', onDirtyChange: (dirty: boolean) => void dirty }).unmount();
mountPrint(element, { config, certificateId: '42', autoPrint: true });
export const component = CertificatesApp({ config, router: 'memory' });
`;

/** A line each that must not compile, and what the compiler has to name. */
const wrong: readonly [line: string, named: string][] = [
  ['mount(element, { config, locale: 5 });', "'number' is not assignable to type 'string'"],
  ['mount(element, { config, basepath: "/x" });', "'basepath' does not exist"],
  ['mount(element, { config, colorMode: "blue" });', '"blue"'],
  ['mount(element, { config: { MISSIONS_API: "" } });', 'WORKSPACE_API'],
  ['mount(element, { config, theme: { acent: "red" } });', "'acent' does not exist"],
  ['mount(element, { config, onEvent: ({ name }) => void (name === "else") });', '"else"'],
  ['mountPrint(element, { config });', "'certificateId' is missing"],
  ['mount(element, { config, onNavigate: (path: number) => void path });', "'number'"],
  ['mount(element, { config }).update({ certificateId: "1" });', "'certificateId' does not exist"],
];

interface Found {
  file: string;
  line: number;
  text: string;
}

/** Compiles files as in a host's own project, every type of the archive included. @returns messages with their places */
function compile(folder: string, files: Record<string, string>, module: 'bundler' | 'nodenext') {
  for (const [name, source] of Object.entries(files)) writeFileSync(resolve(folder, name), source);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'ES2022',
    module: module === 'bundler' ? 'ESNext' : 'NodeNext',
    moduleResolution: module,
    types: [],
    paths: { 'certificates_plugin/*': ['./@mf-types/*.d.ts'] },
  };
  const project = resolve(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  const compiler = resolve('node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').reduce<Found[]>((found, text) => {
    const [, path, line] = /^(\S+)\((\d+),\d+\): error /.exec(text) ?? [];
    const last = found.at(-1);
    // What is no message of its own explains the one before.
    if (path !== undefined) found.push({ file: basename(path), line: Number(line) - 1, text });
    else if (last !== undefined) last.text += `\n${text}`;
    return found;
  }, []);
}

for (const [module, long] of [
  ['bundler', ''],
  ['nodenext', ' @full'],
] as const)
  test(`a host’s project compiles with the types of the archive, and not with a wrong prop: ${module}${long}`, async ({
    platform,
  }) => {
    const folder = resolve('.cache/host-types', module);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const answer = await fetch(`${platform.plugin}/@mf-types.zip`);
    for (const [name, bytes] of Object.entries(
      unzipSync(new Uint8Array(await answer.arrayBuffer())),
    )) {
      const path = resolve(folder, '@mf-types', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    writeFileSync(resolve(folder, 'package.json'), '{ "type": "module" }');

    const lines = [right.trim(), ...wrong.map(([line]) => line)].join('\n');
    const found = compile(folder, { 'right.ts': right, 'wrong.ts': lines }, module);
    expect(found.filter(({ file }) => file !== 'wrong.ts')).toEqual([]);
    const first = right.trim().split('\n').length;
    wrong.forEach(([line, named], index) => {
      const texts = found.filter((one) => one.line === first + index).map(({ text }) => text);
      expect(texts.join('\n'), line).toContain(named);
    });
    expect(found).toHaveLength(wrong.length);
  });
