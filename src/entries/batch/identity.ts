import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { identifier, optionalId, record, spelled } from '#api/rest/reading.ts';
import type { SentCertificate } from '#model/certificate/issuedCertificate.ts';
import { plainLine } from '#model/text/plainText.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';

const sentIdSchema = record(spelled({ id: identifier, validationId: optionalId }));

type Named = Pick<SentCertificate, 'user' | 'course' | 'validationId'>;

/** The ID that a certificate is known by on paper. @returns undefined for what has none and can be no certificate */
export function idOf(wire: unknown): string | undefined {
  const { success, output } = v.safeParse(sentIdSchema, wire);
  return success ? (output.validationId ?? output.id) : undefined;
}

/**
 * Names a file after learner, course and ID. No two IDs give one name, whatever else was named before or elsewhere, so that
 * neither shards nor a run that goes on have to know of each other (docs/decisions/047).
 */
export function batchFileName({ user, course, validationId }: Named): string {
  const forPeople = pdfFileName(plainLine(user.name), plainLine(course.name));
  return `${forPeople.replace(/\.pdf$/, '')} – ${nameable(validationId)}.pdf`;
}

/** The start of a hash of the ID: equal for IDs that some file systems take for one. */
export function fingerprintOf(id: string): bigint {
  return sha256(nameable(id).toLowerCase()).readBigUInt64BE();
}

/** Ids of unusual characters or lengths are hashed, since what a file system refuses or cuts could make two of them equal. */
const nameable = (id: string) =>
  /^[\w.-]{1,48}$/.test(id) ? id : sha256(id).toString('hex').slice(0, 32);

const sha256 = (text: string) => createHash('sha256').update(text).digest();
