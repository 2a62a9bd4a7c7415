import type { HostSettings } from '../hostSettings.ts';
import { type CodeProperties, formatObject, formatValue } from './literals.ts';

/** Addresses, module and values that the code of every host contains. */
export interface SnippetContext {
  /** Address of the plugin's files. */
  url: string;
  /** The module to mount. */
  module: string;
  settings: HostSettings;
  /** Properties that are neither callbacks nor `config`. */
  properties: CodeProperties;
}

/** Creates the code of callbacks that write to the console. */
export const createCallbacks = (names: readonly string[]): CodeProperties =>
  names
    .filter((name) => name !== 'navigate')
    .map((name) => [name, `(...values) => console.log('${name}', ...values)`]);

/** Creates the statement that loads the configuration, if the host changes it. */
export function createConfigStatement({ url, settings }: SnippetContext): string {
  const changes = Object.entries(settings.changedConfig);
  if (changes.length === 0) return '';
  const code = formatObject([
    [`...(await (await fetch(${formatValue(`${url}/config.json`)})).json())`, ''],
    ...changes.map(([name, value]) => [name, formatValue(value)] as const),
  ]);
  return `const config = ${code};\n`;
}
