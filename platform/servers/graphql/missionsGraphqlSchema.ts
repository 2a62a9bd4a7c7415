import { GraphQLError } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { findCertificatePage } from '../../data/queries/certificateQueries.ts';
import { toCertificateResponse, type CertificateResponse } from '../missions/certificateSchema.ts';
import { getContractTypes } from './contractTypes.ts';
import type { QueryContext } from './endpoint.ts';

const contractTypes = getContractTypes([
  'CertificateTypeEnum',
  'OrderFieldEnum',
  'OrderByDirectionEnum',
  'CertificateMission',
  'CertificateContent',
  'Certificate',
]);

const typeDefs = /* GraphQL */ `
  input OrderByArgs {
    field: OrderFieldEnum! = CREATED_AT
    direction: OrderByDirectionEnum! = DESC
  }
  type Query {
    "The caller's certificates, 1 to 100 per page. offset is the id of the last certificate already loaded."
    certificates(
      type: CertificateTypeEnum
      order: OrderByArgs
      limit: Int
      offset: String
    ): [Certificate!]!
  }
  type Subscription {
    "The number of the caller's certificates: immediately and after every change."
    certificateCount: Int!
  }
`;

interface CertificatesArgs {
  type?: 'MISSION' | 'CONTENT' | null;
  order?: { field: 'CREATED_AT' | 'NAME'; direction: 'ASC' | 'DESC' } | null;
  limit?: number | null;
  offset?: string | null;
}

/** Creates the GraphQL error for invalid arguments. */
export const createBadUserInputError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

async function resolveCertificates(
  args: CertificatesArgs,
  context: QueryContext,
): Promise<CertificateResponse[]> {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 100) throw createBadUserInputError('limit must be from 1 to 100.');
  const page = await findCertificatePage(context.db, context.caller.id, {
    type: args.type ?? undefined,
    field: args.order?.field ?? 'CREATED_AT',
    direction: args.order?.direction ?? 'DESC',
    limit,
    after: args.offset ?? undefined,
  });
  // The same message for an unknown certificate and for another person's, so that it reveals nothing.
  if (page === undefined) throw createBadUserInputError('offset is not one of your certificates.');
  return page.map((row) => toCertificateResponse(context, row));
}

/** The GraphQL schema of the query service `missions` (docs/behaviour.md, Certificates query). */
export const missionsGraphqlSchema = createSchema<QueryContext>({
  typeDefs: [contractTypes, typeDefs],
  resolvers: {
    Query: {
      certificates: (_root: unknown, args: CertificatesArgs, context: QueryContext) =>
        resolveCertificates(args, context),
    },
    Subscription: {
      certificateCount: {
        subscribe: (_root: unknown, _args: unknown, context: QueryContext) =>
          context.certificateCounts.subscribe(context.caller.id),
        resolve: (total: number) => total,
      },
    },
  },
});
