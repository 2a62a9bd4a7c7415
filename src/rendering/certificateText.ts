import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { type DateLocale, formatCertificateDate } from '#i18n/dateLocale.ts';
import { formatGrade } from '#i18n/formatGrade.ts';
import {
  getPublicCertificateUrl,
  type PublicUrlOptions,
  trimTrailingSlashes,
} from '#domain/urls.ts';
import { maxSignatures } from '#domain/certificate/brand.ts';
import { getEarnedIsoDate } from '#domain/certificate/certificate.ts';
import { toInstant } from '#domain/certificate/isoDate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { toSingleLineText, toPlainText } from '#domain/text/plainText.ts';
import { fillInAreaText } from '#domain/certificate/registeredData.ts';
import { createRegisteredFieldFormatter } from '#domain/certificate/registeredFields.ts';
import { type AreaName, getAreaTexts } from '#domain/template/template.ts';
import { toDuration } from '#domain/certificate/workload.ts';
import { messages } from './messages.ts';

/** A value with its label. If the value is empty, neither the value nor the label is displayed. */
export interface LabeledValue {
  label: string;
  value: string;
}

/** Name and role of a person who signs a certificate. Does not include the image of the signature. */
export interface Signatory {
  name: string;
  role: string;
}

/**
 * All texts of a certificate in one language, as plain text without markup. Registered fields are already replaced with
 * their values, and numbers and dates are formatted.
 */
export interface CertificateText {
  language: Language;
  /** Date of issue as an ISO 8601 date and time in UTC. Used as the creation date of the PDF. Empty if unknown. */
  issuedAt: string;
  title: string;
  label: string;
  certify: string;
  name: string;
  concluded: string;
  course: string;
  /**
   * Text of the template's custom area `header`; empty if the area has no text. `center` and `footer` are the texts of
   * the other two custom areas.
   */
  header: string;
  center: string;
  footer: string;
  completionDate: LabeledValue;
  duration: LabeledValue;
  grade: LabeledValue;
  validationId: LabeledValue;
  instructor: LabeledValue;
  place: LabeledValue;
  /** The company that issued the certificate: its legal name if it has one. */
  issuer: LabeledValue;
  /** Contents of the course. The value consists of paragraphs. */
  programme: LabeledValue;
  company: string;
  legalName: string;
  signatories: readonly Signatory[];
  /** Names of the front and back of the certificate in the document's language. */
  sides: { front: string; back: string };
  backHeading: string;
  /**
   * Note after the beginning of a long custom text on the front, note that all of the center text is on the back, heading
   * of the rests on the back, and the names of the custom texts before their rests.
   */
  continuation: { front: string; wholeText: string; back: string; areas: Record<AreaName, string> };
  scan: string;
  /** URL that the QR code contains. `address` is the short form of the URL, printed below the code. */
  url: string;
  address: string;
  /** Alternative text of the QR code. */
  qrAlt: string;
}

/** Language, formats and public URLs of a document. The language of the interface may be different. */
export interface DocumentLocale extends PublicUrlOptions {
  language: Language;
  /** Messages and number formats of the document language. */
  intl: IntlShape;
  dateLocale: DateLocale;
  /** IANA time zone of certificate dates. */
  timeZone: string;
  /** URL of the folder of font slices. Default: there are none. */
  fontsUrl?: string | undefined;
}

/**
 * Creates all texts of a certificate in one language from the certificate and its template. Registered data is inserted
 * as plain text: if inserted data looks like a registered field, it is not replaced again.
 */
export function createCertificateText(
  certificate: IssuedCertificate,
  documentLocale: DocumentLocale,
): CertificateText {
  const { language, intl } = documentLocale;
  const { brand, course, programme } = certificate;
  const date = getEarnedIsoDate(certificate);
  const issuedAt = toInstant(certificate.createdAt ?? '', documentLocale.timeZone);
  const address = trimTrailingSlashes(documentLocale.publicUrl).replace(/^https?:\/\//, '');
  const formatField = createDocumentFieldFormatter(documentLocale);
  const [header, center, footer] = getAreaTexts(certificate.template, language).map((area) =>
    fillInAreaText(area, certificate.registeredData, formatField),
  ) as [string, string, string];
  const format = (message: TypedMessageDescriptor) => intl.formatMessage(message);
  const company = toSingleLineText(certificate.company.name);
  const legalName = toSingleLineText(brand.legalName);
  return {
    language,
    issuedAt: issuedAt?.toISOString() ?? '',
    title: format(messages.title),
    label: format(messages.label),
    certify: format(messages.certify),
    name: toSingleLineText(certificate.user.name),
    concluded: format(messages.concluded),
    course: toSingleLineText(course.name),
    header: toSingleLineText(header),
    center: toPlainText(center),
    footer: toPlainText(footer),
    completionDate: {
      label: format(messages.completionDate),
      value: date === null ? '' : formatField('mission.completed_at', date),
    },
    duration: {
      label: format(messages.duration),
      value: formatField('mission.workload', course.workload ?? 0),
    },
    grade: {
      label: format(messages.grade),
      value: course.grade === null ? '' : formatGrade(intl, course.grade),
    },
    validationId: {
      label: format(messages.validationId),
      value: toSingleLineText(certificate.validationId),
    },
    instructor: {
      label: format(messages.instructor),
      value: toSingleLineText(programme.instructor),
    },
    place: { label: format(messages.place), value: toSingleLineText(programme.place) },
    issuer: { label: format(messages.issuer), value: legalName === '' ? company : legalName },
    programme: { label: format(messages.programme), value: toPlainText(programme.text) },
    company,
    legalName,
    signatories: brand.signatures
      .slice(0, maxSignatures)
      .map(({ name, role }) => ({ name: toSingleLineText(name), role: toSingleLineText(role) })),
    sides: { front: format(messages.front), back: format(messages.back) },
    backHeading: format(messages.backHeading),
    continuation: formatContinuation(format),
    scan: format(messages.scan),
    url: getPublicCertificateUrl(certificate.id, language, documentLocale),
    address,
    qrAlt: intl.formatMessage(messages.qrAlt, { address }),
  };
}

/** Formats the texts that say where custom texts continue. */
const formatContinuation = (
  format: (message: TypedMessageDescriptor) => string,
): CertificateText['continuation'] => ({
  front: format(messages.continuesOnBack),
  wholeText: format(messages.textOnBack),
  back: format(messages.continuedFromFront),
  areas: {
    header: format(messages.continuedHeader),
    center: format(messages.continuedCenter),
    footer: format(messages.continuedFooter),
  },
});

/** Lists the facts about a course that the back of a certificate shows, in their order, without empty ones. */
export function listFacts(text: CertificateText): LabeledValue[] {
  const facts = [text.duration, text.completionDate, text.grade, text.place, text.instructor];
  return facts.filter(({ value }) => value !== '');
}

/** Lists all texts of a certificate. The caller loads the fonts that these texts require. */
export function listTextsToLoadFonts(text: CertificateText): string[] {
  return collectStrings(text);
}

/** Collects all strings in nested objects and arrays. */
const collectStrings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(collectStrings);

/** Creates a function that formats the values of registered fields in a document's language. */
const createDocumentFieldFormatter = ({ intl, dateLocale, timeZone }: DocumentLocale) =>
  createRegisteredFieldFormatter({
    workload: (minutes) => formatDocumentWorkload(intl, Number(minutes)),
    date: (iso) => formatCertificateDate(String(iso), dateLocale, timeZone, 'long'),
    grade: (grade) => formatRegisteredGrade(intl, grade),
    text: String,
  });

/** Formats the grade in registered data. Returns an empty string for text that is not a number. */
function formatRegisteredGrade(intl: IntlShape, grade: string | number): string {
  const isNumber = String(grade).trim() !== '' && Number.isFinite(Number(grade));
  return isNumber ? formatGrade(intl, Number(grade)) : '';
}

/**
 * Formats a workload in minutes as text, such as "1 hour and 30 minutes". Hours or minutes that are 0 are left out.
 * Returns an empty string for no workload.
 */
export function formatDocumentWorkload(intl: IntlShape, workload: number): string {
  const duration = toDuration(workload);
  if (!duration) return '';
  const { hours: h, minutes: m } = duration;
  if (m === 0) return intl.formatMessage(messages.hours, { h });
  if (h === 0) return intl.formatMessage(messages.minutes, { m });
  return intl.formatMessage(messages.hoursAndMinutes, { h, m });
}
