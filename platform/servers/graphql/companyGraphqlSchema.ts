import { createSchema } from 'graphql-yoga';
import { findUserMetadataPage } from '../../data/queries/metadataQueries.ts';
import { getContractTypes } from './contractTypes.ts';
import type { QueryContext } from './endpoint.ts';
import { createBadUserInputError } from './missionsGraphqlSchema.ts';

const contractTypes = getContractTypes([
  'OrderByEnum',
  'OrderByDirectionEnum',
  'CompanyUserMetadata',
  'CompanyUserMetadataList',
]);

const typeDefs = /* GraphQL */ `
  type Query {
    "The metadata of the caller's company. name matches a part, ignoring case and accents; empty matches all."
    companyUserMetadata(
      skip: Int
      take: Int
      name: String
      order_by: OrderByEnum
      order_by_direction: OrderByDirectionEnum
      active: Boolean
    ): CompanyUserMetadataList!
  }
`;

interface MetadataArgs {
  skip?: number | null;
  take?: number | null;
  name?: string | null;
  order_by?: 'CREATED_AT' | 'NAME' | null;
  order_by_direction?: 'ASC' | 'DESC' | null;
  active?: boolean | null;
}

async function resolveCompanyUserMetadata(args: MetadataArgs, context: QueryContext) {
  const skip = args.skip ?? 0;
  const take = args.take ?? 15;
  if (skip < 0) throw createBadUserInputError('skip must not be negative.');
  if (take < 1 || take > 100) throw createBadUserInputError('take must be from 1 to 100.');
  const page = await findUserMetadataPage(context.db, context.caller.companyId, {
    skip,
    take,
    name: args.name ?? '',
    field: args.order_by ?? 'NAME',
    direction: args.order_by_direction ?? 'ASC',
    active: args.active ?? undefined,
  });
  return {
    total: page.total,
    items: page.items.map((metadata) => ({
      id: metadata.id,
      name: metadata.name,
      type: metadata.type,
      active: metadata.active,
      color: metadata.color,
      created_at: metadata.createdAt.toISOString(),
      is_metadata_in_audience_rule: metadata.isMetadataInAudienceRule,
    })),
  };
}

/** The GraphQL schema of the query service `company` (docs/behaviour.md, Metadata query). */
export const companyGraphqlSchema = createSchema<QueryContext>({
  typeDefs: [contractTypes, typeDefs],
  resolvers: {
    Query: {
      companyUserMetadata: (_root: unknown, args: MetadataArgs, context: QueryContext) =>
        resolveCompanyUserMetadata(args, context),
    },
  },
});
