/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { flagNames } from '../../src/data/flags/flagNames.ts';
import { configSchema } from '../../src/domain/config.ts';
import { Controls } from '../../platform/shell/playground/Controls.tsx';
import { createTranslator } from '../../platform/shell/messages.ts';
import type { Kind } from '../../platform/shell/playground/description.ts';
import { parseState } from '../../platform/shell/playground/playgroundState.ts';

/** Tests that the playground has a control of everything that a host can pass. Reads the sources as texts. */

const loadFile = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const contract = loadFile('src/entries/contract.ts');

/** Lists the members that an interface declares itself. */
function listMembers(source: string, name: string): string[] {
  const [, body = ''] =
    new RegExp(`export interface ${name}[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  const names = Array.from(body.matchAll(/^ {2}(\w+)\??[:(]/gm), ([, member = '']) => member);
  if (names.length === 0) throw new Error(`No members of ${name} found.`);
  return names;
}

function renderControls(kind: Kind): string[] {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const { container } = render(
    <Controls
      state={parseState(`?kind=${kind}`)}
      presets={{}}
      isDark={false}
      t={createTranslator('en')}
      onChange={() => undefined}
    />,
  );
  // Without a label, an input is not a control.
  const controls = Array.from(container.querySelectorAll<HTMLElement>('[data-control]')).filter(
    (control) => control.querySelector('label')?.control,
  );
  return controls.map(({ dataset }) => dataset.control ?? '');
}

test.each([
  ['module', ['MountProps', 'RoutedMountProps']],
  ['print', ['MountProps', 'PrintViewProps']],
] as const)('each prop of contract.ts has a control: %s', (kind, interfaces) => {
  const names = interfaces.flatMap((name) => listMembers(contract, name));
  // These two have a group of controls each.
  const props = names.filter((name) => name !== 'config' && name !== 'theme');
  expect(props.length).toBeGreaterThan(9);
  expect(renderControls(kind)).toEqual(expect.arrayContaining(props.map((name) => `prop.${name}`)));
});

test('each option of embed has a control', () => {
  const options = listMembers(loadFile('src/entries/embed.ts'), 'EmbedOptions');
  expect(options).toContain('sandbox');
  expect(renderControls('iframe')).toEqual(
    expect.arrayContaining(options.map((name) => `prop.${name}`)),
  );
});

test.each(['module', 'iframe', 'print'] as const)(
  'each configuration key, custom property and toggle has a control: %s',
  (kind) => {
    const tokens = loadFile('src/ui/styles/tokens.css');
    const properties = new Set(
      Array.from(tokens.matchAll(/--certs-([\w-]+)/g), ([, name]) => `theme.${name}`),
    );
    // The number that the style sheet and the documentation name.
    expect(properties.size).toBe(26);
    const keys = Object.keys(configSchema.entries).map((name) => `config.${name}`);
    const toggles = flagNames.map((name) => `toggle.${name}`);
    expect(renderControls(kind)).toEqual(
      expect.arrayContaining([...keys, ...properties, ...toggles]),
    );
  },
);
