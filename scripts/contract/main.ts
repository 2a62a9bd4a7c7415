import { parseArgs } from 'node:util';
import { printed, withoutTokens } from './printed.ts';
import { runContract } from './runContract.ts';

const USAGE = `npm run contract -- --missions URL --workspace URL --graphql URL --token T [options]
  --company-graphql URL   of the company's query service; default: as --graphql
  --admin-token T         an administrator's, for the templates
  --write                 with it: makes a template, changes it, makes it the favourite, removes it
  --origin ORIGIN         of the page that the plugin is in; default http://localhost:3000
  --auth-scheme WORD      before the token of query services, or none; default Bearer
  --json                  for machines`;

const { values } = parseArgs({
  options: {
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
  },
});

async function main(): Promise<number> {
  const { missions, workspace, graphql, token, write, origin } = values;
  const adminToken = values['admin-token'];
  const isComplete = missions && workspace && graphql && token;
  if (!isComplete || (write && !adminToken)) {
    console.error(USAGE);
    return 2;
  }
  const companyGraphql = values['company-graphql'] ?? graphql;
  const services = { missions, workspace, graphql, companyGraphql };
  const reports = await runContract({
    ...services,
    scheme: values['auth-scheme'],
    token,
    adminToken,
    writes: write,
    origin,
  });
  const text = values.json ? JSON.stringify(reports, null, 2) : printed(reports, services);
  console.log(withoutTokens(text, [token, adminToken]));
  return reports.some(({ verdict }) => verdict === 'fault') ? 1 : 0;
}

process.exitCode = await main();
