import { loadAdditionalMessages } from '#i18n/catalog.ts';

/** Loads the messages of the public page. Resolves to the value of `loading` when both have loaded. */
export async function waitForProofMessages<Value>(loading: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([loading, loadAdditionalMessages('fileCheck')]);
  return value;
}
