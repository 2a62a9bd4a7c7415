import * as v from 'valibot';
import { noBrand, noProgramme } from '#model/certificate/brand.ts';
import { ownRegisteredData, type SentCertificate } from '#model/certificate/issuedCertificate.ts';
import { certificateEntries, withCourse } from '../rest/certificateWire.ts';
import { nested, optionalId, readAs, record, spelled, text } from '../rest/reading.ts';
import { templateSchema } from './templateWire.ts';

/** Values that can be written; what is none leaves nothing. */
const registeredData = readAs((sent) =>
  Object.fromEntries(
    Object.entries(sent ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  ),
);

/**
 * One certificate with all that its paper says; a stranger is not told whose it is (docs/behaviour.md, One certificate).
 * Texts of the template that use what the certificate itself says are merged without being sent for.
 */
export const sentCertificateSchema: v.GenericSchema<unknown, SentCertificate> = record(
  v.pipe(
    spelled({
      ...certificateEntries,
      userId: optionalId,
      user: nested({ name: text }),
      company: nested({ name: text }),
      validationId: optionalId,
      template: v.fallback(v.nullable(templateSchema), null),
      registeredData,
    }),
    v.transform(withCourse),
    v.transform(({ user, company, validationId, template, ...certificate }) => ({
      ...certificate,
      user: { name: user?.name ?? '' },
      company: { name: company?.name ?? '' },
      brand: noBrand,
      programme: noProgramme,
      validationId: validationId ?? certificate.id,
      ...(template && { template }),
      registeredData: {
        ...ownRegisteredData(certificate, user?.name ?? ''),
        ...certificate.registeredData,
      },
    })),
  ),
);
