import { hasStatus } from '#api/apiError.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { type Language, languageOf, languages } from '#model/language.ts';
import { textsOf } from '#rendering/certificateText.ts';
import {
  drawCertificate,
  type DrawingPlace,
  type DrawnCertificate,
} from '#rendering/drawCertificate.ts';
import { makePdf } from '#rendering/makePdf.ts';
import {
  type AttachedRecord,
  claimsIn,
  type FileClaims,
  idInAddress,
  idOf,
  isPdf,
  mostRecords,
  recordOf,
} from '#rendering/reading/claims.ts';
import type { ReadPdf } from '#rendering/reading/readFile.ts';
import { issuedPart } from '#rendering/signing/issuedPart.ts';
import { signatureLabel } from '#rendering/signing/signatureLabel.ts';
import { compareCertificate } from './compareCertificate.ts';
import { solid } from './fields.ts';
import { type CheckedCertificate, type CheckedFile, largestFile } from './verdicts.ts';

export interface CheckTools {
  /** @throws ApiError 404 unknown, 403 its company has no certificates */
  load: (id: string) => Promise<IssuedCertificate>;
  place: DrawingPlace;
  /** Reads any PDF. @throws UnreadablePdf */
  read: (bytes: Uint8Array) => Promise<ReadPdf>;
}

/** A certificate that a file says it is of. */
interface Claimed {
  id: string;
  record: AttachedRecord | undefined;
}

/**
 * Compares a file with what the server says of the certificates in it. Our files are the same whenever they are made, so
 * each is made again.
 * @param shownId of the certificate that is looked at: what a file is compared with that names none
 * @throws ApiError when the server cannot be asked
 */
export async function checkFile(
  file: Blob,
  shownId: string | undefined,
  tools: CheckTools,
): Promise<CheckedFile> {
  if (file.size > largestFile) return { kind: 'refused', why: 'size' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return { kind: 'refused', why: 'kind' };
  const claims = claimsIn(bytes);
  const issued = claims.isSigned ? await unsigned(bytes, claims) : undefined;
  const checked = await (issued
    ? checkBytes(issued, claimsIn(issued), shownId, tools)
    : checkBytes(bytes, claims, shownId, tools));
  if (checked.kind === 'refused') return checked;
  const { isSigned } = claims;
  return { ...checked, certificates: checked.certificates.map((one) => ({ ...one, isSigned })) };
}

async function unsigned(
  bytes: Uint8Array,
  { language }: FileClaims,
): Promise<Uint8Array | undefined> {
  return language && issuedPart(bytes, await signatureLabel(language));
}

/** The same of a file whose signature, if it has one of ours, was taken off. */
async function checkBytes(
  bytes: Uint8Array,
  claims: FileClaims,
  shownId: string | undefined,
  tools: CheckTools,
): Promise<CheckedFile> {
  const known = new Map<string, IssuedCertificate | undefined>();
  const byRecords = claimedBy(claims.records);
  const attempt = await issuedAgain(byRecords, claims, known, tools);
  if (attempt.some((issued) => isSame(issued.bytes, bytes)))
    return { kind: 'checked', certificates: byRecords.map((one) => confirmed(one, known)) };

  const read = await tools.read(bytes.slice()).catch(() => undefined);
  const claimed = byRecords.length > 0 ? byRecords : claimedIn(read, shownId);
  if (claimed.length === 0) return { kind: 'refused', why: 'nothing' };
  const named = claims.language ?? languageOf(read?.language);
  const certificates = await loadAll(claimed, known, tools);
  const language = named ?? (await likeliestLanguage(certificates[0], read, tools.place));
  const again =
    attempt[0] ??
    (await issuedAgain(claimed, { language, title: '', level: claims.level }, known, tools))[0];
  const issuedRead =
    again && read && (await tools.read(again.bytes.slice()).catch(() => undefined));
  const issued = again && issuedRead && { ...again, read: issuedRead };
  const seen = { bytes, hasOurForm: claims.hasOurForm, read };
  let place = 0;
  return {
    kind: 'checked',
    certificates: claimed.map(({ id, record }): CheckedCertificate => {
      const certificate = known.get(id);
      const none = { id, certificate, differences: [], reasons: [], isSigned: false };
      if (!certificate) return { ...none, verdict: 'unknown' };
      if (!issued) return { ...none, verdict: 'unsure', reasons: ['unreadable'] };
      return { ...none, ...compareCertificate(seen, issued, place++, record) };
    }),
  };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

function confirmed({ id }: Claimed, known: ReadonlyMap<string, IssuedCertificate | undefined>) {
  const certificate = known.get(id);
  const none = { differences: [], reasons: [], isSigned: false };
  return { id, certificate, verdict: 'same' as const, ...none };
}

function claimedBy(records: readonly AttachedRecord[]): Claimed[] {
  return records.flatMap((record) => {
    const id = idOf(record);
    return id === undefined ? [] : { id, record };
  });
}

/** Of a file that another program wrote: its attachments, else its links, else what is looked at. */
function claimedIn(read: ReadPdf | undefined, shownId: string | undefined): Claimed[] {
  const attached = claimedBy(
    (read?.attachments ?? []).map(recordOf).filter((record) => record !== undefined),
  );
  if (attached.length > 0) return attached;
  const links = (read?.pages ?? []).flatMap((page) =>
    page.links.flatMap((link) => idInAddress(link) ?? []),
  );
  const ids = links.length > 0 ? [...new Set(links)] : [shownId ?? []].flat();
  return ids.slice(0, mostRecords).map((id) => ({ id, record: undefined }));
}

/** Asked for at a time. */
const atOnce = 4;

/** @returns those that the server knows, in the order of the file */
async function loadAll(
  claimed: readonly Claimed[],
  known: Map<string, IssuedCertificate | undefined>,
  { load }: CheckTools,
): Promise<IssuedCertificate[]> {
  const missing = [...new Set(claimed.map(({ id }) => id))].filter((id) => !known.has(id));
  for (let at = 0; at < missing.length; at += atOnce)
    await Promise.all(
      missing.slice(at, at + atOnce).map(async (id) => {
        const found = await load(id).catch((error: unknown) => {
          if (hasStatus(error, 403, 404)) return undefined;
          throw error;
        });
        known.set(id, found);
      }),
    );
  return claimed.flatMap(({ id }) => known.get(id) ?? []);
}

export interface IssuedAgain {
  drawn: readonly DrawnCertificate[];
  bytes: Uint8Array;
}

/**
 * The document of these certificates as it is made today, and of a single one as it was downloaded before.
 * @param title as a file has it. Whoever downloads several chooses what comes after the name.
 */
async function issuedAgain(
  claimed: readonly Claimed[],
  { language, title, level }: Pick<FileClaims, 'language' | 'title' | 'level'>,
  known: Map<string, IssuedCertificate | undefined>,
  tools: CheckTools,
): Promise<IssuedAgain[]> {
  if (!language) return [];
  const certificates = await loadAll(claimed, known, tools);
  if (certificates.length === 0) return [];
  const drawn: DrawnCertificate[] = [];
  for (const certificate of certificates)
    drawn.push(await drawCertificate(certificate, language, tools.place));
  const ways = drawn.length === 1 ? (['speed', 'size'] as const) : (['size'] as const);
  const chosen = drawn.some(({ text }) => title.startsWith(`${text.name} – `)) ? title : undefined;
  return Promise.all(
    ways.map(async (favor) => ({
      drawn,
      bytes: await makePdf(drawn, { title: chosen, favor, level }),
    })),
  );
}

/** The language that says most of what a file says which names none. */
async function likeliestLanguage(
  certificate: IssuedCertificate | undefined,
  read: ReadPdf | undefined,
  place: DrawingPlace,
): Promise<Language | undefined> {
  if (!certificate) return undefined;
  const said = solid((read?.pages ?? []).flatMap(({ lines }) => lines).join(''));
  const scores = await Promise.all(
    languages.map(async (language) => {
      const { text } = await drawCertificate(certificate, language, place);
      const words = textsOf(text).map(solid).filter(Boolean);
      return { language, score: words.filter((word) => said.includes(word)).length };
    }),
  );
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).language;
}
