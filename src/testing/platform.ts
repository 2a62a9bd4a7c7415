import { call, templateBody as validTemplate } from '../../platform/servers/testing/calls.ts';

/** The address of the reference platform, started once for the whole run. */
export function platformUrl(): string {
  const url = process.env.PLATFORM_URL;
  if (!url) throw new Error('The reference platform was not started.');
  return url;
}

async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${platformUrl()}/control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

export interface Person {
  id: string;
  token: string;
  name: string;
}

export interface Company {
  company_id: string;
  admin: Person;
  learner: Person;
}

/** A company of its own for each test, so that tests never meet. */
export function createCompany(settings: object = {}): Promise<Company> {
  return control('POST', 'companies', settings);
}

export function createUser(user: {
  company_id: string;
  role: string;
  name: string;
  language?: string;
}): Promise<Person> {
  return control('POST', 'users', user);
}

/** Certificates of one person: so many, or exactly these. @returns their ids */
export async function giveCertificates(
  user: Person,
  certificates: number | readonly object[],
): Promise<string[]> {
  const what = typeof certificates === 'number' ? { count: certificates } : { certificates };
  const { ids } = await control<{ ids: string[] }>('POST', 'certificates', {
    user_id: user.id,
    ...what,
  });
  return ids;
}

/** A template as it is sent to be stored. */
export const templateBody = (changes: object = {}) =>
  validTemplate({
    name: 'Formatura',
    layout: 'Layout4',
    colors: { title: '112233', content: '445566' },
    ...changes,
  });

/** What an administrator does with a template, whoever has it open meanwhile. @param id none for a new one */
export async function writeTemplate(
  { admin }: Company,
  method: 'POST' | 'PUT' | 'DELETE',
  id = '',
  body?: object,
): Promise<unknown> {
  const path = ['/missions/certificate-templates', id].filter(Boolean).join('/');
  const { status, json } = await call(platformUrl(), path, { method, token: admin.token, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

/** A template of a company, stored by its administrator; the first one becomes the favourite. @returns its id */
export async function createTemplate(company: Company, changes: object = {}): Promise<string> {
  const stored = await writeTemplate(company, 'POST', '', templateBody(changes));
  return (stored as { id: string }).id;
}

/** Whether a company has the plugin. */
export function setActivated({ company_id }: Company, show_certificates: boolean): Promise<void> {
  return control('PUT', `companies/${company_id}`, { show_certificates });
}

/** Switches a toggle for one company. */
export function setFlag({ company_id }: Company, name: string, enabled: boolean): Promise<void> {
  return control('POST', 'flags', { company_id, name, enabled });
}

/** Makes the platform fail for one company. */
export function breakPlatform(fault: {
  company_id: string;
  method: string;
  path: string;
  status?: number;
  body?: string;
  content_type?: string;
  delay_ms?: number;
  drop?: true;
  /** Never answered. */
  stall?: true;
  times?: number;
}): Promise<{ id: string }> {
  return control('POST', 'faults', fault);
}

export function mendPlatform(companyId: string): Promise<void> {
  return control('DELETE', `faults?company_id=${companyId}`);
}

export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** What the platform was asked in the name of a company, oldest first. */
export function requestsOf(companyId: string): Promise<RecordedRequest[]> {
  return control('GET', `requests?company_id=${companyId}`);
}
