import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  idSchema,
  optionalIdSchema,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
} from '#data/schemas/schemas.ts';
import type { IssuedCertificateResponse } from '#domain/certificate/issuedCertificate.ts';
import { toSingleLineText } from '#domain/text/plainText.ts';
import { formatPdfFileName } from '#rendering/pdf/fileName.ts';

const certificateIdSchema = createObjectOrEnvelopeSchema(
  createObjectSchema({ id: idSchema, validationId: optionalIdSchema }),
);

type FileNameSource = Pick<IssuedCertificateResponse, 'user' | 'course' | 'validationId'>;

/**
 * Returns the ID that is printed on a certificate.
 * @returns undefined for input without an ID, which is not a valid certificate
 */
export function readCertificateId(input: unknown): string | undefined {
  const { success, output } = v.safeParse(certificateIdSchema, input);
  return success ? (output.validationId ?? output.id) : undefined;
}

/**
 * Creates the file name of a certificate's PDF from learner, course and ID. Different IDs always give different names.
 * Runs that write to the same folder therefore need no coordination (docs/decisions/047).
 * @param hasBleed whether the PDF is for a print shop. Its name differs, so that a resumed run does not keep the other PDF
 */
export function getBatchFileName(
  { user, course, validationId }: FileNameSource,
  hasBleed = false,
): string {
  const learnerAndCourse = formatPdfFileName(
    toSingleLineText(user.name),
    toSingleLineText(course.name),
  );
  const suffix = hasBleed ? ' – bleed' : '';
  return `${learnerAndCourse.replace(/\.pdf$/, '')} – ${toFileNamePart(validationId)}${suffix}.pdf`;
}

/**
 * Computes a 64-bit hash of a certificate ID. IDs that differ only in case have the same hash, because some file
 * systems ignore case in file names.
 */
export function hashCertificateId(id: string): bigint {
  return hashSha256(toFileNamePart(id).toLowerCase()).readBigUInt64BE();
}

/**
 * Converts a certificate ID to a part of a file name. Long IDs and IDs with unusual characters are replaced with a
 * hash, because file systems may reject or change such names.
 */
const toFileNamePart = (id: string) =>
  /^[\w.-]{1,48}$/.test(id) ? id : hashSha256(id).toString('hex').slice(0, 32);

const hashSha256 = (text: string) => createHash('sha256').update(text).digest();
