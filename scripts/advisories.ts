/**
 * Checks the packages that ship for known vulnerabilities, with `npm audit`. A package ships if it is in `dependencies`
 * or if its code is in a build. If the registry does not respond, the check is skipped.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readText, ROOT } from './files.mjs';
import { listPackages, DEPLOYED_BUILDS } from './licences.ts';
import { getNpmCommand } from './system/packages.mjs';

const SEVERE = ['high', 'critical'];

/**
 * Lists the packages in the builds as paths of the form `node_modules/name`, even if node_modules is a symbolic link.
 */
export const listBundledPackages = () =>
  DEPLOYED_BUILDS.flatMap(listPackages).map((folder) =>
    folder.slice(folder.indexOf('node_modules/')),
  );

interface Advisory {
  name: string;
  severity: string;
  title: string;
  url: string;
}

interface Audit {
  /**
   * The vulnerable packages by name. `nodes` lists the folders of the package. `via` lists the causes: advisories about
   * the package itself, or the names of vulnerable packages that it uses.
   */
  vulnerabilities: Readonly<Record<string, { nodes: string[]; via: (Advisory | string)[] }>>;
  message?: string;
  error?: { summary: string };
}

async function runAudit(): Promise<Audit> {
  const [npm, ...args] = getNpmCommand();
  const options = ['audit', '--include=dev', '--json', '--loglevel=silent', '--fetch-retries=0'];
  // npm exits with code 1 if it knows a vulnerability.
  const { stdout } = await promisify(execFile)(npm, [...args, ...options], {
    cwd: ROOT,
    env: process.env,
    maxBuffer: 1 << 26,
  }).catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Audit;
}

/**
 * Checks the packages that ship for known vulnerabilities.
 *
 * @param folders packages that ship without being in `dependencies`
 * @returns the reason if the check was skipped
 * @throws Error that names each advisory of high or critical severity
 */
export async function checkAdvisories(
  folders: readonly string[],
): Promise<{ skippedBecause: string } | undefined> {
  const { vulnerabilities, message, error } = await runAudit();
  if (message) return { skippedBecause: `could not run: no service (${message.split(' - ')[0]})` };
  if (error) throw new Error(`npm audit: ${error.summary}`);
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Partial<Record<string, { dev?: true }>>;
  };
  const ships = (folder: string) => !packages[folder]?.dev || folders.includes(folder);
  const severe = Object.values(vulnerabilities)
    .filter(({ nodes }) => nodes.some(ships))
    // Packages that only use a vulnerable one are listed by name.
    .flatMap(({ via }) => via.flatMap((entry) => (typeof entry === 'string' ? [] : entry)))
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  if (severe.length > 0) throw new Error(severe.join('\n'));
  return undefined;
}
