/**
 * What is known against the packages that ship: those that `dependencies` bring, and those whose code is in a build. Asks
 * the registry's service, by `npm audit`; where none answers nothing is known, which is said and is no failure.
 */
import { readText } from './files.mjs';
import { packagesOf, SHIPPED } from './licences.mjs';
import { run } from './run.mjs';
import { npmCommand } from './system/packages.mjs';

const GRAVE = ['high', 'critical'];

/** Of packages in the builds: `node_modules/name`, wherever node_modules is linked from. */
export const bundled = () =>
  SHIPPED.flatMap(packagesOf).map((folder) => folder.slice(folder.indexOf('node_modules/')));

async function audit() {
  const said = [];
  const command = [...npmCommand(), 'audit', '--include=dev', '--json', '--loglevel=silent'];
  await run([...command, '--fetch-retries=0'], { onOutput: (chunk) => said.push(chunk) });
  return JSON.parse(Buffer.concat(said).toString());
}

/**
 * @param folders of packages that ship although nothing in `dependencies` brings them
 * @returns why nothing is known, where that is so
 * @throws Error naming each advisory that is grave
 */
export async function checkAdvisories(folders) {
  const { vulnerabilities, message, error } = await audit();
  if (message) return { skippedBecause: `could not run: no service (${message.split(' - ')[0]})` };
  if (error) throw new Error(`npm audit: ${error.summary}`);
  const { packages } = JSON.parse(readText('package-lock.json'));
  const ships = (folder) => !packages[folder]?.dev || folders.includes(folder);
  const grave = Object.values(vulnerabilities)
    .filter(({ nodes }) => nodes.some(ships))
    // What only uses such a package stands there too, with its name alone.
    .flatMap(({ via }) => via.filter(({ severity }) => GRAVE.includes(severity)))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  if (grave.length > 0) throw new Error(grave.join('\n'));
  return undefined;
}
