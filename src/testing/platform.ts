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

/** A template of a company, stored by its administrator; the first one becomes the favourite. @returns its id */
export async function createTemplate({ admin }: Company, changes: object = {}): Promise<string> {
  const none = ['', '', ''];
  const body = {
    name: 'Formatura',
    layout: 'Layout4',
    favorite: false,
    background_image: '',
    raw_image: '',
    colors: { title: '112233', content: '445566' },
    custom_fields: { ptBr: none, enUs: none, esEs: none },
    ...changes,
  };
  const answer = await fetch(`${platformUrl()}/missions/certificate-templates`, {
    method: 'POST',
    headers: { authorization: admin.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { id: string }).id;
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
