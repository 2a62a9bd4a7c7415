import * as v from 'valibot';
import {
  buildRegisteredData,
  type IssuedCertificateResponse,
} from '#domain/certificate/issuedCertificate.ts';
import { certificateSchemaEntries, mergeMissionAndContent } from './certificateSchema.ts';
import {
  isObject,
  createOptionalObjectSchema,
  numberSchema,
  optionalIdSchema,
  createConvertingSchema,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
  textSchema,
} from './schemas.ts';
import { issuerSchemaEntries, convertIssuerFields } from './issuerSchema.ts';
import { templateSchema } from './templateSchema.ts';

/** Maximum number of registered values that are parsed. Even long templates use only a few. */
const maxValues = 1000;

/**
 * Schema of a certificate's registered data. These values, stored by name, replace the placeholders in the texts of a
 * template. Values that are neither text nor numbers are dropped.
 */
const registeredData = createConvertingSchema((values) => {
  const entries = isObject(values) ? Object.entries(values).slice(0, maxValues) : [];
  return Object.fromEntries(
    entries.flatMap(([key, input]): [string, string | number][] => {
      const value = v.parse(typeof input === 'number' ? numberSchema : textSchema, input);
      return value === null ? [] : [[key, value]];
    }),
  );
});

/**
 * Schema of a certificate with everything that is printed on it (docs/behaviour.md, One certificate). Also copies
 * values of the certificate, such as the name of the course, into its registered data if they are not there yet.
 */
export const issuedCertificateSchema: v.GenericSchema<unknown, IssuedCertificateResponse> =
  createObjectOrEnvelopeSchema(
    v.pipe(
      createObjectSchema({
        ...certificateSchemaEntries,
        userId: optionalIdSchema,
        user: createOptionalObjectSchema({ name: textSchema }),
        ...issuerSchemaEntries,
        validationId: optionalIdSchema,
        template: v.fallback(v.nullable(templateSchema), null),
        registeredData,
      }),
      v.transform(mergeMissionAndContent),
      v.transform(({ user, validationId, template, ...fields }) => {
        const {
          company,
          signatures,
          programme,
          instructor,
          place: issuePlace,
          ...certificate
        } = fields;
        const issuer = convertIssuerFields({
          company,
          signatures,
          programme,
          instructor,
          place: issuePlace,
        });
        return {
          ...certificate,
          ...issuer,
          user: { name: user?.name ?? '' },
          validationId: validationId ?? certificate.id,
          ...(template && { template }),
          registeredData: {
            ...buildRegisteredData(certificate, user?.name ?? '', issuer),
            ...certificate.registeredData,
          },
        };
      }),
    ),
  );
