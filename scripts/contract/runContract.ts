import { type CallReport, createContractInspection } from './inspection.ts';
import { type Addresses, createPluginCalls } from './pluginRequests.ts';
import { readHome, readCertificate, readTemplates, signIn, tryWrongToken } from './readRequests.ts';
import { writeTemplates } from './writeRequests.ts';

/** Options of a contract test: service addresses and tokens of users. */
export interface ContractTestOptions extends Addresses {
  token: string;
  /** Token of an administrator, for templates. */
  adminToken?: string | undefined;
  /** Whether to test writing: creates, changes and deletes a template. */
  writes?: boolean | undefined;
  /** Origin of the page with the plugin. */
  origin: string;
}

/** Sends the plugin's requests in the usual order, and reports on each response. */
export async function runContract(trial: ContractTestOptions): Promise<CallReport[]> {
  const { token, adminToken, origin } = trial;
  const bases = [trial.missions, trial.workspace, trial.graphql, trial.companyGraphql];
  const inspection = createContractInspection(bases, origin);
  const user = createPluginCalls(trial, token);
  const admin = createPluginCalls(trial, adminToken ?? token);
  const unknown = createPluginCalls(trial, 'nobody-has-this-token');
  try {
    // Without a user every other call would fail as well.
    if (await signIn(inspection, user)) {
      const certificate = await readHome(inspection, user);
      await readCertificate(inspection, user, certificate);
      await readTemplates(inspection, admin, origin);
      if (adminToken !== undefined && trial.writes) await writeTemplates(inspection, admin);
    }
    await tryWrongToken(inspection, unknown);
  } finally {
    for (const calls of [user, admin, unknown]) calls.stop();
    inspection.stop();
  }
  return inspection.reports;
}
