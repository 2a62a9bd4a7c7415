import * as v from 'valibot';
import {
  type Issuer,
  maxSignatures,
  emptyIssuer,
  type BrandSignature,
} from '#domain/certificate/brand.ts';
import {
  listOrEnvelopeSchema,
  createOptionalObjectSchema,
  createConvertingSchema,
  textSchema,
} from './schemas.ts';
import { imageUrlSchema } from './templateSchema.ts';

const signature = createOptionalObjectSchema({
  name: textSchema,
  role: textSchema,
  imageUrl: imageUrlSchema,
});

/**
 * Maximum number of signatures that are parsed from a response. More than fit on a document, because signatures with
 * neither a name nor an image are dropped afterwards.
 */
const maxParsedSignatures = 20;

/** Schema of the signatures that fit on a document, without those that have neither a name nor an image. */
const signatures = createConvertingSchema((value): BrandSignature[] =>
  v
    .parse(v.fallback(listOrEnvelopeSchema, []), value)
    .slice(0, maxParsedSignatures)
    .map((entry) => v.parse(signature, entry))
    .filter((entry) => entry !== null)
    .map(({ name, role, imageUrl }) => ({
      name: name ?? '',
      role: role ?? '',
      imageUrl: imageUrl || null,
    }))
    .filter(({ name, imageUrl }) => name !== '' || imageUrl !== null)
    .slice(0, maxSignatures),
);

/** Schema entries of the issuer in a certificate or in a company's `branding` (docs/behaviour.md, Brand). */
export const issuerSchemaEntries = {
  company: createOptionalObjectSchema({
    name: textSchema,
    legalName: textSchema,
    logoUrl: imageUrlSchema,
  }),
  signatures,
  programme: textSchema,
  instructor: textSchema,
  place: textSchema,
} as const;

type IssuerResponse = v.InferOutput<v.ObjectSchema<typeof issuerSchemaEntries, undefined>>;

/** Converts the issuer's fields of a response. A missing text becomes an empty string, a missing logo null. */
export const convertIssuerFields = ({
  company,
  signatures,
  programme,
  instructor,
  place: issuePlace,
}: IssuerResponse): Issuer => ({
  company: { name: company?.name ?? '' },
  brand: { legalName: company?.legalName ?? '', logoUrl: company?.logoUrl || null, signatures },
  programme: { text: programme ?? '', instructor: instructor ?? '', place: issuePlace ?? '' },
});

const brandingSchema = createOptionalObjectSchema(issuerSchemaEntries);

/** Parses the `branding` of a company into the issuer of its documents. Invalid values count as missing. */
export function parseBranding(branding: unknown): Issuer {
  const response = v.parse(brandingSchema, branding);
  return response ? convertIssuerFields(response) : emptyIssuer;
}
