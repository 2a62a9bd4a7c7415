import { type CallReport, inspect } from './inspection.ts';
import { type Addresses, pluginCalls } from './pluginCalls.ts';
import { readHome, readOne, readTemplates, signIn, tryWrongToken } from './readingStory.ts';
import { writeTemplates } from './writingStory.ts';

/** What is to be tried, and as whom. */
export interface Trial extends Addresses {
  token: string;
  /** An administrator's, for the templates. */
  adminToken?: string | undefined;
  /** Whether the administrator makes, changes and removes a template. */
  writes?: boolean | undefined;
  /** Of the page that the plugin would be in. */
  origin: string;
}

/** Makes the plugin's own calls in its order and says of each what becomes of the answer. */
export async function runContract(trial: Trial): Promise<CallReport[]> {
  const { token, adminToken, origin } = trial;
  const bases = [trial.missions, trial.workspace, trial.graphql, trial.companyGraphql];
  const inspection = inspect(bases, origin);
  const user = pluginCalls(trial, token);
  const admin = pluginCalls(trial, adminToken ?? token);
  const nobody = pluginCalls(trial, 'nobody-has-this-token');
  try {
    // Without a user every other call would fail as well.
    if (await signIn(inspection, user)) {
      const certificate = await readHome(inspection, user);
      await readOne(inspection, user, certificate);
      await readTemplates(inspection, admin, origin);
      if (adminToken !== undefined && trial.writes) await writeTemplates(inspection, admin);
    }
    await tryWrongToken(inspection, nobody);
  } finally {
    for (const one of [user, admin, nobody]) one.stop();
    inspection.stop();
  }
  return inspection.reports;
}
