/** What a call answered. `json` is undefined for an empty body. */
export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

export interface CallOptions {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One REST call with a raw token. */
export async function call(
  url: string,
  path: string,
  { method, token, body, headers }: CallOptions = {},
): Promise<Answer> {
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

/** What a query service answered. */
export interface QueryAnswer<Result> {
  status: number;
  data: Result | null | undefined;
  /** `message` and code of each error. */
  errors: { message: string; code: unknown }[];
}

/** One query with a `Bearer` token. */
export async function query<Result>(
  url: string,
  service: 'missions' | 'company',
  token: string | undefined,
  text: string,
  variables: Record<string, unknown> = {},
): Promise<QueryAnswer<Result>> {
  const { status, json } = await call(url, `/${service}/graphql`, {
    body: { query: text, variables },
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const answer = json as {
    data?: Result | null;
    errors?: { message: string; extensions?: { code?: unknown } }[];
  };
  const errors = (answer.errors ?? []).map(({ message, extensions }) => ({
    message,
    code: extensions?.code,
  }));
  return { status, data: answer.data, errors };
}

export interface Person {
  id: string;
  token: string;
  name: string;
}

export interface TestCompany {
  company_id: string;
  admin: Person;
  learner: Person;
  metadata_ids: string[];
}

/** A company of this test's own. */
export async function newCompany(url: string, settings: object = {}): Promise<TestCompany> {
  const { json } = await call(url, '/control/companies', { body: settings });
  return json as TestCompany;
}

/** Certificates of a user. @returns their ids in the order given */
export async function earn(
  url: string,
  userId: string,
  certificates: readonly object[] | number,
): Promise<string[]> {
  const wanted = typeof certificates === 'number' ? { count: certificates } : { certificates };
  const { json } = await call(url, '/control/certificates', {
    body: { user_id: userId, ...wanted },
  });
  return (json as { ids: string[] }).ids;
}

/** A valid template body. */
export const templateBody = (more: object = {}) => ({
  name: 'Modelo',
  layout: 'Layout1',
  favorite: false,
  background_image: '',
  raw_image: '',
  colors: { title: '0F766E', content: '323f47' },
  custom_fields: { ptBr: ['', '', ''], enUs: ['', '', ''], esEs: ['', '', ''] },
  ...more,
});

/** Stores a template. @returns its id */
export async function storeTemplate(
  url: string,
  token: string,
  more: object = {},
): Promise<string> {
  const { json } = await call(url, '/missions/certificate-templates', {
    token,
    body: templateBody(more),
  });
  return (json as { id: string }).id;
}
