import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

const validSource = `
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

/** Lines that must not compile, and a part of the message that the compiler must print. */
const invalidLines: readonly [line: string, expectedMessage: string][] = [
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

interface CompilerError {
  file: string;
  line: number;
  text: string;
}

/** Compiles files in a TypeScript project of a host, including all types of the archive. @returns the errors */
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
  return stdout.split('\n').reduce<CompilerError[]>((errors, text) => {
    const [, path, line] = /^(\S+)\((\d+),\d+\): error /.exec(text) ?? [];
    const last = errors.at(-1);
    // A line without a position continues the previous message.
    if (path !== undefined) errors.push({ file: basename(path), line: Number(line) - 1, text });
    else if (last !== undefined) last.text += `\n${text}`;
    return errors;
  }, []);
}

for (const [module, tag] of [
  ['bundler', ''],
  ['nodenext', ' @full'],
] as const)
  test(`compiles a host with the published types and rejects wrong props: ${module}${tag}`, async ({
    platform,
  }) => {
    const folder = resolve('.cache/host-types', module);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const response = await fetch(`${platform.plugin}/@mf-types.zip`);
    for (const [name, bytes] of Object.entries(
      unzipSync(new Uint8Array(await response.arrayBuffer())),
    )) {
      const path = resolve(folder, '@mf-types', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    writeFileSync(resolve(folder, 'package.json'), '{ "type": "module" }');

    const lines = [validSource.trim(), ...invalidLines.map(([line]) => line)].join('\n');
    const errors = compile(folder, { 'right.ts': validSource, 'wrong.ts': lines }, module);
    expect(errors.filter(({ file }) => file !== 'wrong.ts')).toEqual([]);
    const firstLine = validSource.trim().split('\n').length;
    invalidLines.forEach(([line, expectedMessage], index) => {
      const texts = errors
        .filter((error) => error.line === firstLine + index)
        .map(({ text }) => text);
      expect(texts.join('\n'), line).toContain(expectedMessage);
    });
    expect(errors).toHaveLength(invalidLines.length);
  });
