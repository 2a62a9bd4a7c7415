import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract } from './describeContract.ts';

const loadFile = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const contract = loadFile('src/entries/contract.ts');

/** Adds members to an interface or type of the contract. */
const addToContract = (start: string, members: string) => {
  expect(contract).toContain(start);
  return { 'src/entries/contract.ts': contract.replace(start, `${start}\n${members}`) };
};

describe('describeContract', () => {
  it('describes a new prop by its type and comment, in every module that has it', () => {
    const { module, print, iframe } = describeContract(
      addToContract(
        'export interface MountProps {',
        `/**
          * Number of stars beside each
          * certificate. Default \`5\`. Read once, at mount.
          */
         stars?: number;`,
      ),
    );
    const stars = {
      name: 'stars',
      kind: 'number',
      type: 'number',
      description: 'Number of stars beside each certificate. Default `5`. Read once, at mount.',
      default: '5',
      isReadOnce: true,
    };
    expect(module).toContainEqual(stars);
    expect(print).toContainEqual(stars);
    expect(iframe.map(({ name }) => name)).not.toContain('stars');
  });

  it.each([
    ["mood: 'calm' | 'bright';", { kind: 'choice', values: ['calm', 'bright'], isRequired: true }],
    ['isQuiet?: boolean;', { kind: 'boolean', type: 'boolean' }],
    ['ids?: readonly string[];', { kind: 'list', type: 'readonly string[]' }],
    ['onStar?(id: string, n: number): void;', { type: '(id: string, n: number) => void' }],
    ['source?: TokenSource;', { kind: 'text', type: 'TokenSource' }],
    ['place?: { x: number };', { kind: 'json', type: '{ x: number }' }],
  ])('describes the prop %s', (member, description) => {
    const { module } = describeContract(
      addToContract('export interface RoutedMountProps extends MountProps {', member),
    );
    expect(module.find(({ name }) => member.startsWith(name))).toMatchObject(description);
  });

  it('describes a new custom property with its values in light and dark', () => {
    const tokens = loadFile('src/ui/styles/tokens.css')
      .replace(':host {', ':host {\n  --certs-star: #aa0;')
      .replace(
        ":host([data-theme='dark']) {",
        ":host([data-theme='dark']) {\n  --certs-star: #ff0;",
      );
    const { theme } = describeContract({
      ...addToContract("      | 'canvas'", "      | 'star'"),
      'src/ui/styles/tokens.css': tokens,
    });
    expect(theme).toContainEqual({ name: 'star', light: '#aa0', dark: '#ff0' });
  });

  it('takes the defaults of configuration keys from their schema', () => {
    const { config } = describeContract();
    expect(config.find(({ name }) => name === 'MAX_BACKGROUND_IMAGE_BYTES')).toMatchObject({
      kind: 'number',
      default: '10485760',
    });
    expect(config.find(({ name }) => name === 'MISSIONS_API')).toMatchObject({ isRequired: true });
  });

  it('marks the options of the iframe that cannot be changed later', () => {
    const { iframe } = describeContract();
    const readOnce = iframe.filter(({ isReadOnce }) => isReadOnce).map(({ name }) => name);
    expect(readOnce).toEqual(['pluginUrl', 'allow', 'sandbox']);
  });
});
