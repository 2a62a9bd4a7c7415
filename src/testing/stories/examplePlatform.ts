import listCompanyUserMetadata from '../../../contract/examples/listCompanyUserMetadata.json';
import listUserCertificates from '../../../contract/examples/listUserCertificates.json';
import { findOpenApiOperation, getOpenApiExample, getResponseExample } from '../openapi.ts';
import { drawExampleImage } from './exampleImages.ts';

const origin = 'https://platform.example';

/**
 * Responses of the platform to all requests of a screen: the examples of the contract, a hundred certificates, empty
 * lists and 404, very long names, the status 500, or no response.
 */
export type ExampleResponses = 'examples' | 'many' | 'empty' | 'longNames' | 'failed' | 'loading';

/** Creates the configuration of a plugin whose platform responds in one way. The token is the role of the user. */
export const createExampleConfig = (responses: ExampleResponses) => ({
  MISSIONS_API: `${origin}/${responses}/missions`,
  WORKSPACE_API: `${origin}/${responses}`,
  MISSIONS_GRAPHQL: `${origin}/${responses}/graphql`,
  COMPANY_GRAPHQL: `${origin}/${responses}/graphql`,
  PUBLIC_URL: origin,
});

/** Creates a `fetch` that answers requests to the example platform. Other requests are passed to `fetchFromNetwork`. */
export const createExampleFetch =
  (fetchFromNetwork: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(origin) ? fetchExample(request) : fetchFromNetwork(input, init);
  };

async function fetchExample(request: Request): Promise<Response> {
  const [, name = '', ...segments] = new URL(request.url).pathname.split('/');
  const responses = name as ExampleResponses;
  const path = segments.join('/');
  const operation = findOpenApiOperation(request.method, `/${path}`);
  const example = operation && getResponseExample(operation, 200);
  // Both are available in all ways of responding, so that a screen is shown.
  if (operation?.operationId === 'currentUser') {
    const role = request.headers.get('authorization');
    return createResponse({ ...(example as object), role }, 'examples');
  }
  if (operation?.operationId === 'companySettings') return createResponse(example, responses);
  if (responses === 'loading') return new Promise(() => undefined);
  if (responses === 'failed') return Response.json({}, { status: 500 });
  if (path === 'graphql')
    return createResponse(await getQueryExample(request, responses), responses);
  if (Array.isArray(example))
    return createResponse(repeat(example as { id: string }[], responses), responses);
  if (!operation || responses === 'empty')
    return Response.json(getOpenApiExample('notFound'), { status: 404 });
  return example === undefined
    ? new Response(null, { status: 204 })
    : createResponse(example, responses);
}

async function getQueryExample(request: Request, responses: ExampleResponses): Promise<object> {
  const { operationName, variables } = (await request.json()) as {
    operationName: string;
    variables: { type?: string; offset?: string; limit?: number };
  };
  if (operationName === 'listCompanyUserMetadata') return listCompanyUserMetadata;
  const { type: wantedType, offset, limit = 100 } = variables;
  const certificates = repeat(listUserCertificates.data.certificates, responses).filter(
    ({ type }) => wantedType === undefined || type === wantedType,
  );
  const start = certificates.findIndex(({ id }) => id === offset) + 1;
  return { data: { certificates: certificates.slice(start, start + limit) } };
}

const repetitions: Partial<Record<ExampleResponses, number>> = { empty: 0, many: 34 };

/** Repeats the items of a list with other ids. */
const repeat = <Item extends { id: string }>(items: Item[], responses: ExampleResponses): Item[] =>
  Array.from({ length: repetitions[responses] ?? 1 }, (_, index) =>
    items.map((item) => (index === 0 ? item : { ...item, id: `${item.id}-${index}` })),
  ).flat();

const longNames: Readonly<Record<string, string>> = {
  name: 'International Programme for Occupational Health, Safety and Environmental Responsibility in Railway Maintenance',
  legal_name: 'Atlantic and North-Western Railway Infrastructure Maintenance Company (Holding) plc',
  role: 'Deputy Director of Learning, Development and Organizational Transformation',
};

/** Creates a response in which all images are part of the body, because the gallery uses no network. */
function createResponse(body: unknown, responses: ExampleResponses): Response {
  const text = JSON.stringify(body, (key, value: unknown) =>
    responses === 'longNames' && typeof value === 'string' ? (longNames[key] ?? value) : value,
  );
  const withImages = text.replaceAll(
    /https:\/\/platform\.example\/media\/(\w+)[^"]*/g,
    (_, name: string) => drawExampleImage(name),
  );
  return new Response(withImages, { headers: { 'content-type': 'application/json' } });
}
