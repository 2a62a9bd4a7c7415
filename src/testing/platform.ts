import {
  callControlApi,
  createTemplateBody as validTemplate,
  createTestDataClient,
  type Fault,
  sendRestRequest,
  type TestCompany as Company,
  type TestUser as Person,
} from '../../platform/servers/testing/calls.ts';

/** Gets the URL of the reference platform, which is started once for the whole test run. */
export function getPlatformUrl(): string {
  const url = process.env.PLATFORM_URL;
  if (!url) throw new Error('The reference platform was not started.');
  return url;
}

export type { Company, Fault, Person };

export const {
  createCompany,
  createUser,
  createCertificates: giveCertificates,
  setFlag,
  injectFault,
  removeFaults,
  getRequests,
} = createTestDataClient(getPlatformUrl);

/** Creates the request body that stores a template. */
export const createTemplateBody = (changes: object = {}) =>
  validTemplate({
    name: 'Formatura',
    layout: 'Layout4',
    colors: { title: '112233', content: '445566' },
    ...changes,
  });

/**
 * Writes a template as the administrator. Calls the API directly, without using an open screen.
 * @param id empty for a new template
 */
export async function writeTemplate(
  { admin }: Company,
  method: 'POST' | 'PUT' | 'DELETE',
  id = '',
  body?: object,
): Promise<unknown> {
  const path = ['/missions/certificate-templates', id].filter(Boolean).join('/');
  const { status, json } = await sendRestRequest(getPlatformUrl(), path, {
    method,
    token: admin.token,
    body,
  });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

/**
 * Stores a template as the administrator. A company's first template becomes its favourite.
 * @returns the id of the template
 */
export async function createTemplate(company: Company, changes: object = {}): Promise<string> {
  const template = await writeTemplate(company, 'POST', '', createTemplateBody(changes));
  return (template as { id: string }).id;
}

/** Switches the plugin on or off for a company. */
export function setPluginEnabled(
  { company_id }: Company,
  show_certificates: boolean,
): Promise<void> {
  const path = `companies/${company_id}`;
  return callControlApi(getPlatformUrl(), path, { show_certificates }, 'PUT');
}
