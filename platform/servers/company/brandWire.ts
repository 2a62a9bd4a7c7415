import { z } from 'zod';
import type { Brand } from '../../data/queries/brandQueries.ts';
import { absoluteUrl, type ApiContext } from '../api.ts';

/** Who issues certificates, as papers say it (docs/behaviour.md, Brand). */
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

export type IssuerWire = z.infer<typeof issuerSchema>;

/** A brand in the form of the wire. What a company has not said is null. */
export function issuerWire(
  context: ApiContext,
  { name, legalName, logo, signatures }: Brand,
): IssuerWire {
  return {
    company: { name, legal_name: legalName || null, logo_url: absoluteUrl(context, logo || null) },
    signatures: signatures.map(({ name: signatory, role, image }) => ({
      name: signatory,
      role: role || null,
      image_url: absoluteUrl(context, image || null),
    })),
  };
}
