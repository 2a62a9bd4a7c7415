import { createSchema } from 'graphql-yoga';
import { metadataPage } from '../../data/queries/metadataQueries.ts';
import type { QueryContext } from './endpoint.ts';
import { badUserInput } from './missionsSchema.ts';

const typeDefs = /* GraphQL */ `
  enum OrderByEnum {
    CREATED_AT
    NAME
  }
  enum OrderByDirectionEnum {
    ASC
    DESC
  }
  type CompanyUserMetadata {
    id: String!
    name: String!
    type: String
    active: Boolean!
    color: String
    created_at: String
    is_metadata_in_audience_rule: Boolean!
  }
  type CompanyUserMetadataList {
    items: [CompanyUserMetadata!]!
    "How many there are in all pages"
    total: Int!
  }
  type Query {
    "The caller's company's metadata; name finds a part whatever its case and accents, empty finds all."
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

async function companyUserMetadata(args: MetadataArgs, context: QueryContext) {
  const skip = args.skip ?? 0;
  const take = args.take ?? 15;
  if (skip < 0) throw badUserInput('skip must not be negative.');
  if (take < 1 || take > 100) throw badUserInput('take must be from 1 to 100.');
  const page = await metadataPage(context.db, context.caller.companyId, {
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

/** The query service `company` (docs/behaviour.md, Metadata query). */
export const companySchema = createSchema<QueryContext>({
  typeDefs,
  resolvers: {
    Query: {
      companyUserMetadata: (_root: unknown, args: MetadataArgs, context: QueryContext) =>
        companyUserMetadata(args, context),
    },
  },
});
