import * as v from 'valibot';
import type { CompanyUserMetadata } from '#domain/certificate/companyUserMetadata.ts';
import { createMissingFieldError } from './missingFieldError.ts';
import {
  booleanSchema,
  idSchema,
  numberSchema,
  parseListElements,
  createObjectSchema,
  textSchema,
} from '../schemas/schemas.ts';
import type { RequestContext } from '../requestContext.ts';

const metadataSchema = createObjectSchema({
  id: idSchema,
  name: v.pipe(textSchema, v.string()),
  type: textSchema,
  active: v.fallback(v.boolean(), true),
  color: textSchema,
  isMetadataInAudienceRule: booleanSchema,
});

export interface UserMetadataPage {
  items: CompanyUserMetadata[];
  /** Number of items in the response, including invalid items. */
  received: number;
  /** Total number of metadata items of the company; null when the server does not send it. */
  total: number | null;
}

/**
 * Fetches user metadata of the company, by default the first 15 active items (docs/behaviour.md, Metadata query).
 * @throws ApiError when the response contains no list
 */
export async function listCompanyUserMetadata(
  context: RequestContext,
  variables: { skip?: number; take?: number; name?: string; active?: boolean } = {},
): Promise<UserMetadataPage> {
  const startedAt = performance.now();
  const request = { skip: 0, take: 15, name: '', active: true, ...variables };
  const { data, error } = await context.companyClient.query(
    'listCompanyUserMetadata',
    request,
    'cache-first',
  );
  const list = data?.companyUserMetadata;
  if (!list)
    throw error ?? createMissingFieldError(context, 'items', 'listCompanyUserMetadata', startedAt);
  const { items, total }: { items: readonly unknown[]; total: unknown } = list;
  // A service without paging sends everything each time.
  const page =
    items.length > request.take ? items.slice(request.skip, request.skip + request.take) : items;
  return {
    items: parseListElements(metadataSchema, page).parsed,
    received: page.length,
    total: v.parse(numberSchema, total),
  };
}
