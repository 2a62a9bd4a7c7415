/**
 * Describes what a host can pass to the plugin, for the controls of the playground of the reference platform: props and
 * options from the types of `contract.ts` and `embed.ts`, configuration keys with the defaults of their schema, and custom
 * properties with the values of `tokens.css`.
 */
import { configSchema } from '../../src/domain/config.ts';
import type {
  ContractDescription,
  CustomProperty,
  PropertyDescription,
} from '../../platform/shell/playground/description.ts';
import { type FileOverrides, readSource, TypeReader } from './describeInterface.ts';

export const contractDescriptionFile = 'platform/shell/playground/contract.generated.json';

const CONTRACT = 'src/entries/contract.ts';
const EMBED = 'src/entries/embed.ts';
const CONFIG = 'src/domain/configInput.ts';

/** Creates the content of the file at `contractDescriptionFile`. */
export function createContractDescription(): string {
  return `${JSON.stringify(describeContract(), null, 2)}\n`;
}

/** @param overrides content of source files that replaces that of the project, for tests */
export function describeContract(overrides: FileOverrides = {}): ContractDescription {
  const reader = new TypeReader([CONTRACT, EMBED, CONFIG], overrides);
  const apps = ['CertificatesAppProps', 'TemplatesAppProps'].flatMap((name) =>
    reader.describeType(CONTRACT, name),
  );
  const changeable = reader.listNames(EMBED, 'EmbedUpdate');
  return {
    module: [...new Map(apps.map((property) => [property.name, property])).values()],
    iframe: reader
      .describeType(EMBED, 'EmbedOptions')
      .map((property) =>
        changeable.includes(property.name) ? property : { ...property, isReadOnce: true },
      ),
    print: reader.describeType(CONTRACT, 'PrintViewProps'),
    config: reader.describeType(CONFIG, 'ConfigInput').map(replaceDefault),
    theme: describeTheme(
      reader.listNames(CONTRACT, 'Theme'),
      readSource('src/ui/styles/tokens.css', overrides),
    ),
  };
}

/** Replaces the default that the comment of a configuration key names by that of the schema. */
function replaceDefault({ default: _documented, ...property }: PropertyDescription) {
  const schema = Object.entries(configSchema.entries).find(([key]) => key === property.name)?.[1];
  if (!schema || !('default' in schema)) return property;
  return { ...property, default: String(schema.default) };
}

function describeTheme(names: readonly string[], tokens: string): CustomProperty[] {
  const [light = '', dark = ''] = tokens.split(":host([data-theme='dark'])");
  return names.map((name) => {
    const find = (block: string) => new RegExp(`--certs-${name}: ([^;]+);`).exec(block)?.[1];
    const lightValue = find(light);
    const darkValue = find(dark.split('@media')[0] ?? '');
    return {
      name,
      ...(lightValue !== undefined && { light: lightValue }),
      ...(darkValue !== undefined && { dark: darkValue }),
    };
  });
}
