import * as v from 'valibot';
import { ownRegisteredData, type SentCertificate } from '#model/certificate/issuedCertificate.ts';
import { certificateEntries, withCourse } from '../rest/certificateWire.ts';
import { nested, optionalId, readAs, record, spelled, text } from '../rest/reading.ts';
import { issuerEntries, issuerOf } from './brandWire.ts';
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
      ...issuerEntries,
      validationId: optionalId,
      template: v.fallback(v.nullable(templateSchema), null),
      registeredData,
    }),
    v.transform(withCourse),
    v.transform(({ user, validationId, template, ...sent }) => {
      const { company, signatures, programme, instructor, place, ...certificate } = sent;
      const issuer = issuerOf({ company, signatures, programme, instructor, place });
      return {
        ...certificate,
        ...issuer,
        user: { name: user?.name ?? '' },
        validationId: validationId ?? certificate.id,
        ...(template && { template }),
        registeredData: {
          ...ownRegisteredData(certificate, user?.name ?? '', issuer),
          ...certificate.registeredData,
        },
      };
    }),
  ),
);
