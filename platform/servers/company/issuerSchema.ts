import { z } from 'zod';
import type { Brand } from '../../data/queries/brandQueries.ts';
import { toAbsoluteUrl, type ApiContext } from '../api.ts';

/** Schema of the issuer printed on certificates (docs/behaviour.md, Brand). */
export const issuerSchema = z.object({
  company: z.object({
    name: z.string(),
    legal_name: z.string().nullable(),
    logo_url: z.string().nullable(),
  }),
  signatures: z.array(
    z.object({ name: z.string(), role: z.string().nullable(), image_url: z.string().nullable() }),
  ),
});

export type IssuerResponse = z.infer<typeof issuerSchema>;

/** Converts a company's brand to the issuer data in a response. Empty values become null. */
export function toIssuerResponse(
  context: ApiContext,
  { name, legalName, logo, signatures }: Brand,
): IssuerResponse {
  return {
    company: {
      name,
      legal_name: legalName || null,
      logo_url: toAbsoluteUrl(context, logo || null),
    },
    signatures: signatures.map(({ name: signatory, role, image }) => ({
      name: signatory,
      role: role || null,
      image_url: toAbsoluteUrl(context, image || null),
    })),
  };
}
