import * as v from 'valibot';
import type { CompanyUserMetadata } from '#model/certificate/companyUserMetadata.ts';
import { missing } from './missing.ts';
import { flag, identifier, readEach, spelled, text } from '../rest/reading.ts';
import type { Services } from '../services.ts';

const metadataSchema = spelled({
  id: identifier,
  name: v.string(),
  type: text,
  active: v.fallback(v.boolean(), true),
  color: text,
  isMetadataInAudienceRule: flag,
});

/**
 * The company's user metadata, by default the first 15 active ones (docs/behaviour.md, Metadata query).
 * @throws ApiError when no list came at all
 */
export async function listCompanyUserMetadata(
  services: Services,
  variables: { skip?: number; take?: number; name?: string; active?: boolean } = {},
): Promise<{ items: CompanyUserMetadata[]; total: number }> {
  const began = performance.now();
  const { answer, problem } = await services.company.query(
    'listCompanyUserMetadata',
    { skip: 0, take: 15, name: '', active: true, ...variables },
    'cache-first',
  );
  const list = answer?.companyUserMetadata;
  if (!Array.isArray(list?.items))
    throw problem ?? missing(services, 'items', 'listCompanyUserMetadata', began);
  return { items: readEach(metadataSchema, list.items).readable, total: list.total };
}
