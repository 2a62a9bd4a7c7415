import { type CallReport, createContractInspection } from './inspection.ts';
import { type ServiceUrls, createPluginApiClients } from './pluginRequests.ts';
import {
  requestHomeScreenData,
  requestCertificate,
  readTemplates,
  signIn,
  tryWrongToken,
} from './readRequests.ts';
import { requestTemplateChanges } from './writeRequests.ts';

/** Options of a contract test: service addresses and tokens of users. */
export interface ContractTestOptions extends ServiceUrls {
  token: string;
  /** Token of an administrator, for templates. */
  adminToken?: string | undefined;
  /** Whether to test writing: creates, changes and deletes a template. */
  writes?: boolean | undefined;
  /** Origin of the page with the plugin. */
  origin: string;
}

/** Sends the plugin's requests in the usual order, and reports on each response. */
export async function runContractCommand(options: ContractTestOptions): Promise<CallReport[]> {
  const { token, adminToken, origin } = options;
  const bases = [options.missions, options.workspace, options.graphql, options.companyGraphql];
  const inspection = createContractInspection(bases, origin);
  const user = createPluginApiClients(options, token);
  const admin = createPluginApiClients(options, adminToken ?? token);
  const unknown = createPluginApiClients(options, 'unknown-token');
  try {
    // Without a user every other call would fail as well.
    const settings = await signIn(inspection, user);
    if (settings) {
      const certificate = await requestHomeScreenData(inspection, user);
      await requestCertificate(inspection, user, certificate);
      await readTemplates(inspection, admin, origin);
      if (adminToken !== undefined && options.writes)
        await requestTemplateChanges(inspection, admin, settings);
    }
    await tryWrongToken(inspection, unknown);
  } finally {
    for (const clients of [user, admin, unknown]) clients.stop();
    inspection.stop();
  }
  return inspection.reports;
}
