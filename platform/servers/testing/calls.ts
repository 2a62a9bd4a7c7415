import { createByLanguage } from '../../data/customTexts.ts';
import type { InjectedFault } from '../control/faults.ts';

/** Response of the API. `json` is undefined for an empty body. */
export interface TestResponse {
  status: number;
  headers: Headers;
  json: unknown;
}

export interface RequestOptions {
  method?: string | undefined;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a REST request with a raw token. */
export async function sendRestRequest(
  url: string,
  path: string,
  { method, token, body, headers }: RequestOptions = {},
): Promise<TestResponse> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, json };
}

/** Response of a query service. */
export interface GraphqlResponse<Result> {
  status: number;
  data: Result | null | undefined;
  /** Message and code of each GraphQL error. */
  errors: { message: string; code: unknown }[];
}

/** Sends a query with a `Bearer` token. */
export async function sendGraphqlQuery<Result>(
  url: string,
  service: 'missions' | 'company',
  token: string | undefined,
  text: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlResponse<Result>> {
  const { status, json } = await sendRestRequest(url, `/${service}/graphql`, {
    body: { query: text, variables },
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const body = json as {
    data?: Result | null;
    errors?: { message: string; extensions?: { code?: unknown } }[];
  };
  const errors = (body.errors ?? []).map(({ message, extensions }) => ({
    message,
    code: extensions?.code,
  }));
  return { status, data: body.data, errors };
}

/** Calls the control API, which prepares test data. @throws Error when it refuses the request */
export async function callControlApi<Result>(
  url: string,
  path: string,
  body?: object,
  method?: string,
): Promise<Result> {
  const { status, json } = await sendRestRequest(url, `/control/${path}`, { method, body });
  if (status >= 300) throw new Error(`control/${path}: ${status} ${JSON.stringify(json)}`);
  return json as Result;
}

export interface TestUser {
  id: string;
  token: string;
  name: string;
}

export interface TestCompany {
  company_id: string;
  admin: TestUser;
  learner: TestUser;
  metadata_ids: string[];
}

/** Creates a company with an administrator and a learner, for one test. */
export const createCompany = (url: string, settings: object = {}): Promise<TestCompany> =>
  callControlApi(url, 'companies', settings);

/**
 * Creates certificates for a user.
 * @param certificates the certificates, or the number of typical certificates to create
 * @returns the ids of the certificates in the given order
 */
export async function storeCertificates(
  url: string,
  userId: string,
  certificates: readonly object[] | number,
): Promise<string[]> {
  const request = typeof certificates === 'number' ? { count: certificates } : { certificates };
  const result = await callControlApi<{ ids: string[] }>(url, 'certificates', {
    user_id: userId,
    ...request,
  });
  return result.ids;
}

/** Waits until the server has received a number of requests for certificates, by the log of the test control. */
export async function waitForRequests(
  url: string,
  companyId: string,
  count: number,
): Promise<void> {
  for (;;) {
    const { json } = await sendRestRequest(url, `/control/requests?company_id=${companyId}`);
    const requests = json as { path: string }[];
    if (requests.filter(({ path }) => path === '/missions/certificates').length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Creates a valid request body for a template. Custom texts of languages that are not given are empty. */
export const createTemplateBody = (overrides: object = {}) => ({
  name: 'Modelo',
  layout: 'Layout1',
  favorite: false,
  background_image: '',
  raw_image: '',
  colors: { title: '0F766E', content: '323f47' },
  ...overrides,
  custom_fields: {
    ...createByLanguage(() => ['', '', '']),
    ...('custom_fields' in overrides && (overrides.custom_fields as object)),
  },
});

/** Stores a template through the API. @returns the id of the template */
export async function storeTemplate(
  url: string,
  token: string,
  overrides: object = {},
): Promise<string> {
  const { status, json } = await sendRestRequest(url, '/missions/certificate-templates', {
    token,
    body: createTemplateBody(overrides),
  });
  if (status !== 201) throw new Error(`The template: ${status} ${JSON.stringify(json)}`);
  return (json as { id: string }).id;
}

/** A request that the platform has received. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: { operationName?: string; variables?: Record<string, unknown>; query?: string } | null;
}

export type Fault = Omit<InjectedFault, 'company_id' | 'method' | 'path'>;

/** Creates the functions with which tests prepare their data. @param getUrl returns the address of the platform */
export function createTestDataClient(getUrl: () => string) {
  const call = <Result>(path: string, body?: object, method?: string) =>
    callControlApi<Result>(getUrl(), path, body, method);
  return {
    /**
     * Creates a company with an administrator and a learner. Every test creates a company of its own, so that tests do
     * not affect each other.
     */
    createCompany: (settings?: object) => createCompany(getUrl(), settings),
    createUser: (user: { company_id: string; role: string; name: string; language?: string }) =>
      call<TestUser>('users', user),
    createCertificates: (
      { id }: Pick<TestUser, 'id'>,
      certificates: number | readonly object[],
    ): Promise<string[]> => storeCertificates(getUrl(), id, certificates),
    /** Sets a feature toggle for one company. */
    setFlag: ({ company_id }: TestCompany, name: string, enabled: boolean) =>
      call<unknown>('flags', { company_id, name, enabled }),
    /**
     * Makes matching requests of a company fail. This ends after `times` requests, or when `removeFaults` is called.
     * @param request method and part of the path or name of the query, such as `GET /settings`; `*` is any method
     */
    injectFault: (
      { company_id }: Pick<TestCompany, 'company_id'>,
      request: string,
      fault: Fault,
    ) => {
      const [method, path] = request.split(' ');
      return call<unknown>('faults', { company_id, method, path, ...fault });
    },
    removeFaults: (companyId: string) =>
      call<unknown>(`faults?company_id=${companyId}`, undefined, 'DELETE'),
    /** Gets the requests that the platform has received for a company, oldest first. @param operation name of a query */
    getRequests: async (companyId: string, operation?: string) => {
      const requests = await call<RecordedRequest[]>(`requests?company_id=${companyId}`);
      return requests.filter(({ body }) => !operation || body?.operationName === operation);
    },
  };
}
