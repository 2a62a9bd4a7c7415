import * as v from 'valibot';
import { type Issuer, mostSignatures, noIssuer, type Signature } from '#model/certificate/brand.ts';
import { list, nested, readAs, text } from '../rest/reading.ts';
import { picture } from './templateWire.ts';

const signature = nested({ name: text, role: text, imageUrl: picture });

/** Whoever has neither a name nor a picture signs nothing. */
const signatures = readAs((sent): Signature[] =>
  v
    .parse(v.fallback(list, []), sent)
    .map((one) => v.parse(signature, one))
    .filter((one) => one !== null)
    .map(({ name, role, imageUrl }) => ({
      name: name ?? '',
      role: role ?? '',
      imageUrl: imageUrl || null,
    }))
    .filter(({ name, imageUrl }) => name !== '' || imageUrl !== null)
    .slice(0, mostSignatures),
);

/** What a certificate, or a company's `branding`, may say of who issues papers (docs/behaviour.md, Brand). */
export const issuerEntries = {
  company: nested({ name: text, legalName: text, logoUrl: picture }),
  signatures,
  programme: text,
  instructor: text,
  place: text,
} as const;

type SentIssuer = v.InferOutput<v.ObjectSchema<typeof issuerEntries, undefined>>;

/** The same as the paper takes it: what is not said is empty. */
export const issuerOf = ({
  company,
  signatures,
  programme,
  instructor,
  place,
}: SentIssuer): Issuer => ({
  company: { name: company?.name ?? '' },
  brand: { legalName: company?.legalName ?? '', logoUrl: company?.logoUrl || null, signatures },
  programme: { text: programme ?? '', instructor: instructor ?? '', place: place ?? '' },
});

const brandingSchema = nested(issuerEntries);

/** Reads the `branding` of a company's settings, for papers of its templates. What cannot be read is as if it were not there. */
export function readIssuer(branding: unknown): Issuer {
  const sent = v.parse(brandingSchema, branding);
  return sent ? issuerOf(sent) : noIssuer;
}
