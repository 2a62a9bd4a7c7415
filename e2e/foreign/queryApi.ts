import { buildSchema, graphql, GraphQLError } from 'graphql';
import { type Backend, type Call, isRecord, notFound, type Reply, unauthorized } from './calls.ts';
import type { Certificate, Metadata, Person } from './records.ts';

/** Names and arguments are the specification's; every id is a number and nearly every field may be null. */
const schema = buildSchema(`
  enum CertificateTypeEnum { MISSION CONTENT }
  enum OrderByEnum { CREATED_AT NAME UPDATED_AT }
  enum OrderByDirectionEnum { ASC DESC }
  input OrderByArgs { field: String direction: String }
  type Mission {
    name: String
    thumb_url: String
    certificate_template_id: Int
    workload: Int
    completed_at: String
    enrollment_id: Int
  }
  type Content {
    id: Int
    name: String
    thumb_url: String
    completed_at: String
    certificate_template_id: Int
    workload: Int
    grade: Float
  }
  type Certificate {
    id: Int
    type: CertificateTypeEnum
    company_id: Int
    user_id: Int
    mission_id: Int
    mission: Mission
    content_id: Int
    content: Content
    created_at: String
    is_from_recycled_mission: Boolean
  }
  type CompanyUserMetadata {
    id: Int
    name: String
    type: String
    active: Boolean
    color: String
    created_at: String
    is_metadata_in_audience_rule: Boolean
  }
  type CompanyUserMetadataPage { items: [CompanyUserMetadata] total: Int }
  type Query {
    certificates(
      type: CertificateTypeEnum
      order: OrderByArgs
      limit: Int
      offset: String
    ): [Certificate]
    companyUserMetadata(
      skip: Int
      take: Int
      name: String
      order_by: OrderByEnum
      order_by_direction: OrderByDirectionEnum
      active: Boolean
    ): CompanyUserMetadataPage
  }
`);

interface CertificatesArgs {
  type?: Certificate['type'] | null;
  order?: { field?: string | null; direction?: string | null } | null;
  limit?: number | null;
  offset?: string | null;
}

interface MetadataArgs {
  skip?: number | null;
  take?: number | null;
  name?: string | null;
  order_by?: string | null;
  order_by_direction?: string | null;
  active?: boolean | null;
}

/** The ways to sort certificates; the specification names the first. */
const SORTS: Readonly<Record<string, (certificate: Certificate) => string>> = {
  CREATED_AT: ({ created_at }) => created_at,
  NAME: ({ mission, content }) => (mission ?? content)?.name ?? '',
};

function listCertificates({ store, pictures }: Backend, person: Person, args: CertificatesArgs) {
  const { type, order, limit, offset } = args;
  const sortKey = SORTS[order?.field ?? 'CREATED_AT'];
  if (!sortKey) throw new GraphQLError('Certificates are sorted by CREATED_AT or NAME.');
  const sign = order?.direction === 'ASC' ? 1 : -1;
  const sorted = store.certificates
    .filter((one) => one.user_id === person.id && (!type || one.type === type))
    .toSorted((one, other) => {
      const difference = sortKey(one).localeCompare(sortKey(other)) || one.id - other.id;
      return sign * difference;
    });
  const last = offset ? sorted.findIndex(({ id }) => String(id) === offset) : -1;
  if (offset && last === -1) return [];
  const shown = <Kind extends { thumb_url: string | null }>(kind: Kind | null) =>
    kind && { ...kind, thumb_url: kind.thumb_url && pictures.addressOf(kind.thumb_url) };
  return sorted.slice(last + 1, last + 1 + (limit ?? 10)).map((certificate) => ({
    ...certificate,
    mission: shown(certificate.mission),
    content: shown(certificate.content) && {
      ...shown(certificate.content),
      grade: () => gradeOf(certificate),
    },
  }));
}

/** One content's grades cannot be read: what else was asked for is answered all the same. */
function gradeOf({ content }: Certificate): number | null {
  if (content?.name === 'Grúas pórtico') throw new GraphQLError('The grade book is closed.');
  return content?.grade ?? null;
}

function listMetadata({ store }: Backend, person: Person, args: MetadataArgs) {
  const { skip, take, name, order_by, order_by_direction, active } = args;
  const sortKey = ({ name: label, created_at }: Metadata) =>
    order_by === 'NAME' ? label : created_at;
  const sign = order_by_direction === 'DESC' ? -1 : 1;
  const found = store.metadata
    .filter((one) => one.company_id === person.company_id)
    .filter((one) => one.name.toLowerCase().includes((name ?? '').toLowerCase()))
    .filter((one) => active == null || one.active === active)
    .toSorted((one, other) => sign * sortKey(one).localeCompare(sortKey(other)));
  const from = skip ?? 0;
  return { items: found.slice(from, from + (take ?? 15)), total: found.length };
}

/** The query service: one address for both clients. */
export async function answerQuery(backend: Backend, call: Call): Promise<Reply> {
  const { method, path, person, body } = call;
  if (method !== 'POST' || path !== '') return notFound;
  if (!person) return unauthorized;
  if (!isRecord(body) || typeof body.query !== 'string') {
    return { status: 400, body: { errors: [{ message: 'A query is needed.' }] } };
  }
  const { query, operationName, variables } = body;
  const answer = await graphql({
    schema,
    source: query,
    operationName: typeof operationName === 'string' ? operationName : null,
    variableValues: isRecord(variables) ? variables : null,
    rootValue: {
      certificates: (args: CertificatesArgs) => listCertificates(backend, person, args),
      companyUserMetadata: (args: MetadataArgs) => listMetadata(backend, person, args),
    },
  });
  const status = answer.data === undefined ? 400 : 200;
  return { status, body: { ...answer, extensions: { cost: 4, region: 'atl-1' } } };
}
