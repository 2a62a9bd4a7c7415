/**
 * What is known against the packages that ship: those that `dependencies` bring, and those whose code is in a build. Asks
 * the registry's service, by `npm audit`; where none answers nothing is known, which is said and is no failure.
 */
import { readText } from './files.mjs';
import { packagesOf, SHIPPED } from './licences.ts';
import { run } from './run.mjs';
import { npmCommand } from './system/packages.mjs';

const GRAVE = ['high', 'critical'];

/** Of packages in the builds: `node_modules/name`, wherever node_modules is linked from. */
export const bundled = () =>
  SHIPPED.flatMap(packagesOf).map((folder) => folder.slice(folder.indexOf('node_modules/')));

interface Advisory {
  name: string;
  severity: string;
  title: string;
  url: string;
}

interface Audit {
  /** By package: where it lies, and what is known or the name of what uses it. */
  vulnerabilities: Readonly<Record<string, { nodes: string[]; via: (Advisory | string)[] }>>;
  message?: string;
  error?: { summary: string };
}

async function audit(): Promise<Audit> {
  const said: Buffer[] = [];
  const command = [...npmCommand(), 'audit', '--include=dev', '--json', '--loglevel=silent'];
  await run([...command, '--fetch-retries=0'], { onOutput: (chunk) => said.push(chunk) });
  return JSON.parse(Buffer.concat(said).toString()) as Audit;
}

/**
 * @param folders of packages that ship although nothing in `dependencies` brings them
 * @returns why nothing is known, where that is so
 * @throws Error naming each advisory that is grave
 */
export async function checkAdvisories(
  folders: readonly string[],
): Promise<{ skippedBecause: string } | undefined> {
  const { vulnerabilities, message, error } = await audit();
  if (message) return { skippedBecause: `could not run: no service (${message.split(' - ')[0]})` };
  if (error) throw new Error(`npm audit: ${error.summary}`);
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Partial<Record<string, { dev?: true }>>;
  };
  const ships = (folder: string) => !packages[folder]?.dev || folders.includes(folder);
  const grave = Object.values(vulnerabilities)
    .filter(({ nodes }) => nodes.some(ships))
    // What only uses such a package stands there too, with its name alone.
    .flatMap(({ via }) => via.flatMap((one) => (typeof one === 'string' ? [] : one)))
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  if (grave.length > 0) throw new Error(grave.join('\n'));
  return undefined;
}
