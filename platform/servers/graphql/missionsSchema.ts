import { GraphQLError } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { certificatePage } from '../../data/queries/certificateQueries.ts';
import { certificateWire, type CertificateWire } from '../missions/certificateWire.ts';
import type { QueryContext } from './endpoint.ts';

const typeDefs = /* GraphQL */ `
  enum CertificateTypeEnum {
    MISSION
    CONTENT
  }
  enum OrderFieldEnum {
    CREATED_AT
    NAME
  }
  enum OrderByDirectionEnum {
    ASC
    DESC
  }
  input OrderByArgs {
    field: OrderFieldEnum! = CREATED_AT
    direction: OrderByDirectionEnum! = DESC
  }
  type CertificateMission {
    name: String!
    thumb_url: String
    certificate_template_id: String
    "Minutes"
    workload: Int
    completed_at: String
    enrollment_id: String
  }
  type CertificateContent {
    id: String!
    name: String!
    thumb_url: String
    completed_at: String
    certificate_template_id: String
    "Minutes"
    workload: Int
    grade: Float
  }
  type Certificate {
    id: String!
    type: CertificateTypeEnum!
    company_id: String!
    user_id: String!
    mission_id: String
    mission: CertificateMission
    content_id: String
    content: CertificateContent
    created_at: String!
    is_from_recycled_mission: Boolean!
  }
  type Query {
    "The caller's certificates, 1 to 100 at a time; offset is the id of the last one already loaded."
    certificates(
      type: CertificateTypeEnum
      order: OrderByArgs
      limit: Int
      offset: String
    ): [Certificate!]!
  }
  type Subscription {
    "How many certificates the caller has: at once, and again whenever it changes."
    certificateCount: Int!
  }
`;

interface CertificatesArgs {
  type?: 'MISSION' | 'CONTENT' | null;
  order?: { field: 'CREATED_AT' | 'NAME'; direction: 'ASC' | 'DESC' } | null;
  limit?: number | null;
  offset?: string | null;
}

/** A refusal of the caller's arguments. */
export const badUserInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

async function certificates(
  args: CertificatesArgs,
  context: QueryContext,
): Promise<CertificateWire[]> {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 100) throw badUserInput('limit must be from 1 to 100.');
  const page = await certificatePage(context.db, context.caller.id, {
    type: args.type ?? undefined,
    field: args.order?.field ?? 'CREATED_AT',
    direction: args.order?.direction ?? 'DESC',
    limit,
    after: args.offset ?? undefined,
  });
  // One text for an unknown certificate and for another person's: the answer tells nothing about theirs.
  if (page === undefined) throw badUserInput('offset is not one of your certificates.');
  return page.map((row) => certificateWire(context, row));
}

/** The query service `missions` (docs/behaviour.md, Certificates query). */
export const missionsSchema = createSchema<QueryContext>({
  typeDefs,
  resolvers: {
    Query: {
      certificates: (_root: unknown, args: CertificatesArgs, context: QueryContext) =>
        certificates(args, context),
    },
    Subscription: {
      certificateCount: {
        subscribe: (_root: unknown, _args: unknown, context: QueryContext) =>
          context.counts.listen(context.caller.id),
        resolve: (total: number) => total,
      },
    },
  },
});
