import { parseArgs } from 'node:util';
import { suggestOption } from '../findNearest.mjs';
import { formatReports, removeTokens } from './formatReports.ts';
import { runContractCommand } from './runContractCommand.ts';

/** The command in the usage text: the npm script, or the single file `contract.mjs` of the contract pack. */
const COMMAND = process.env.npm_lifecycle_event ? 'npm run contract --' : 'node contract.mjs';

const USAGE = `${COMMAND} --missions URL --workspace URL --graphql URL --token T [options]
  --company-graphql URL   the company's query service; default: the same as --graphql
  --admin-token T         token of an administrator, for the templates
  --write                 with --admin-token: creates a template, changes it, makes it the favourite, deletes it
  --origin ORIGIN         origin of the page that contains the plugin; default http://localhost:3000
  --auth-scheme WORD      scheme before the token for query services; default Bearer
  --json                  prints the report as JSON`;

const OPTIONS = {
  missions: { type: 'string' },
  workspace: { type: 'string' },
  graphql: { type: 'string' },
  token: { type: 'string' },
  'company-graphql': { type: 'string' },
  'admin-token': { type: 'string' },
  write: { type: 'boolean' },
  origin: { type: 'string', default: 'http://localhost:3000' },
  'auth-scheme': { type: 'string', default: 'Bearer' },
  json: { type: 'boolean' },
} as const;

async function runCommand(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const { missions, workspace, graphql, token, write, origin } = values;
  const adminToken = values['admin-token'];
  if (!missions || !workspace || !graphql || !token || (write && !adminToken)) {
    throw new Error('An address or a token is missing.');
  }
  const companyGraphql = values['company-graphql'] ?? graphql;
  const services = { missions, workspace, graphql, companyGraphql };
  for (const [name, address] of Object.entries(services)) {
    if (!URL.canParse(address)) throw new Error(`The address of ${name} is not a URL: ${address}`);
  }
  const reports = await runContractCommand({
    ...services,
    scheme: values['auth-scheme'],
    token,
    adminToken,
    writes: write,
    origin,
  });
  const cleanReports = removeTokens(reports, [token, adminToken]);
  console.log(
    values.json ? JSON.stringify(cleanReports, null, 2) : formatReports(cleanReports, services),
  );
  return cleanReports.some(({ verdict }) => verdict === 'fault') ? 1 : 0;
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else process.exitCode = await runCommand();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${message}${suggestOption(message, OPTIONS)}\n\n${USAGE}`);
  process.exitCode = 2;
}
