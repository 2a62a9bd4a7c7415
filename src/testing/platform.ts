import {
  callControlApi,
  createCompany as createCompanyAt,
  createTemplateBody as validTemplate,
  sendRestRequest,
  storeCertificates,
  type TestCompany as Company,
  type TestUser as Person,
} from '../../platform/servers/testing/calls.ts';

/** Gets the URL of the reference platform, which is started once for the whole test run. */
export function getPlatformUrl(): string {
  const url = process.env.PLATFORM_URL;
  if (!url) throw new Error('The reference platform was not started.');
  return url;
}

const callControl = <Result>(method: string, path: string, body?: object): Promise<Result> =>
  callControlApi(getPlatformUrl(), path, body, method);

export type { Company, Person };

/**
 * Creates a company with an administrator and a learner. Every test creates a company of its own, so that tests do not
 * affect each other.
 */
export const createCompany = (settings?: object): Promise<Company> =>
  createCompanyAt(getPlatformUrl(), settings);

export function createUser(user: {
  company_id: string;
  role: string;
  name: string;
  language?: string;
}): Promise<Person> {
  return callControl('POST', 'users', user);
}

/**
 * Creates certificates for a user.
 * @param certificates the certificates, or the number of typical certificates to create
 * @returns the ids of the certificates
 */
export const giveCertificates = (
  { id }: Pick<Person, 'id'>,
  certificates: number | readonly object[],
): Promise<string[]> => storeCertificates(getPlatformUrl(), id, certificates);

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
  return callControl('PUT', `companies/${company_id}`, { show_certificates });
}

/** Sets a feature toggle for one company. */
export function setFlag({ company_id }: Company, name: string, enabled: boolean): Promise<void> {
  return callControl('POST', 'flags', { company_id, name, enabled });
}

export interface Fault {
  status?: number;
  body?: string;
  content_type?: string;
  headers?: Record<string, string>;
  delay_ms?: number;
  drop?: boolean;
  /** Whether the request never gets a response. */
  stall?: boolean;
  times?: number;
}

/**
 * Makes matching requests of a company fail. This ends after `times` requests, or when `removeFaults` is called.
 * @param request method and part of the path, such as `GET /settings`; `*` is any method
 */
export function injectFault(
  { company_id }: Pick<Company, 'company_id'>,
  request: string,
  fault: Fault,
): Promise<{ id: string }> {
  const [method, path] = request.split(' ');
  return callControl('POST', 'faults', { company_id, method, path, ...fault });
}

export function removeFaults(companyId: string): Promise<void> {
  return callControl('DELETE', `faults?company_id=${companyId}`);
}

export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** Gets the requests that the platform has received for a company, oldest first. */
export function getRequests(companyId: string): Promise<RecordedRequest[]> {
  return callControl('GET', `requests?company_id=${companyId}`);
}
