import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  idSchema,
  optionalIdSchema,
  createUnwrappedObjectSchema,
  createObjectSchema,
} from '#data/schemas/schemas.ts';
import type { IssuedCertificateResponse } from '#domain/certificate/issuedCertificate.ts';
import { toPlainLine } from '#domain/text/plainText.ts';
import { formatPdfFileName } from '#rendering/pdf/fileName.ts';

const certificateIdSchema = createUnwrappedObjectSchema(
  createObjectSchema({ id: idSchema, validationId: optionalIdSchema }),
);

type FileNameSource = Pick<IssuedCertificateResponse, 'user' | 'course' | 'validationId'>;

/**
 * Reads the ID that is printed on a certificate.
 * @returns undefined for input without an ID, which is not a certificate
 */
export function readCertificateId(input: unknown): string | undefined {
  const { success, output } = v.safeParse(certificateIdSchema, input);
  return success ? (output.validationId ?? output.id) : undefined;
}

/**
 * Creates the file name of a certificate from learner, course and ID. Different IDs always give different names,
 * independently of other files, so that several or resumed runs need no coordination (docs/decisions/047).
 */
export function getBatchFileName({ user, course, validationId }: FileNameSource): string {
  const learnerAndCourse = formatPdfFileName(toPlainLine(user.name), toPlainLine(course.name));
  return `${learnerAndCourse.replace(/\.pdf$/, '')} – ${toFileNamePart(validationId)}.pdf`;
}

/**
 * Computes a 64-bit hash of an ID. IDs that differ only in case have the same hash, like file names on some file
 * systems.
 */
export function computeFingerprint(id: string): bigint {
  return hashSha256(toFileNamePart(id).toLowerCase()).readBigUInt64BE();
}

/**
 * Converts an ID to a part of a file name. IDs with unusual characters or lengths are hashed, because file systems may
 * change them.
 */
const toFileNamePart = (id: string) =>
  /^[\w.-]{1,48}$/.test(id) ? id : hashSha256(id).toString('hex').slice(0, 32);

const hashSha256 = (text: string) => createHash('sha256').update(text).digest();
