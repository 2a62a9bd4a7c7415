import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { type DateLocale, formatCertificateDate } from '#i18n/dateLocale.ts';
import { formatGrade } from '#i18n/formatGrade.ts';
import { publicAddress, type PublicPlace, withoutSlash } from '#model/addresses.ts';
import { mostSignatures } from '#model/certificate/brand.ts';
import { earnedAt } from '#model/certificate/certificate.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { plainLine, plainParagraphs } from '#model/text/plainText.ts';
import { mergeArea } from '#model/certificate/registeredData.ts';
import { fieldWriter } from '#model/certificate/registeredFields.ts';
import { areasOf } from '#model/template/template.ts';
import { durationOf } from '#model/certificate/workload.ts';
import { messages } from './messages.ts';

/** Small words over a value. An empty value hides both. */
export interface Fact {
  label: string;
  value: string;
}

/** Who signs, without the picture. */
export interface Signatory {
  name: string;
  role: string;
}

/** Everything a certificate says, merged and worded in one language. Plain text, nothing in it is markup. */
export interface CertificateText {
  language: Language;
  title: string;
  label: string;
  certify: string;
  name: string;
  concluded: string;
  course: string;
  /** The custom areas; empty ones vanish. */
  header: string;
  center: string;
  footer: string;
  completionDate: Fact;
  duration: Fact;
  grade: Fact;
  validationId: Fact;
  instructor: Fact;
  place: Fact;
  /** What was taught: paragraphs. */
  programme: Fact;
  company: string;
  legalName: string;
  signatories: readonly Signatory[];
  /** Names the two sides: "Front", "Back". */
  sides: { front: string; back: string };
  backHeading: string;
  scan: string;
  /** Where the QR code leads, and how that is written below it. */
  url: string;
  address: string;
  /** What the QR code is, for someone who listens. */
  qrAlt: string;
}

/** How a document is worded: independent of the language of the interface. */
export interface Wording extends PublicPlace {
  language: Language;
  /** Of that language. */
  intl: IntlShape;
  dateLocale: DateLocale;
  /** IANA zone of certificate dates. */
  timeZone: string;
}

/** Merges a certificate with its template's texts in one language. Registered data expand once and stay text. */
export function certificateText(certificate: IssuedCertificate, wording: Wording): CertificateText {
  const { language, intl } = wording;
  const { brand, course, programme } = certificate;
  const date = earnedAt(certificate);
  const address = withoutSlash(wording.publicUrl).replace(/^https?:\/\//, '');
  const write = writerOf(wording);
  const [header, center, footer] = areasOf(certificate.template, language).map((area) =>
    mergeArea(area, certificate.registeredData, write),
  ) as [string, string, string];
  const say = (message: TypedMessageDescriptor) => intl.formatMessage(message);
  return {
    language,
    title: say(messages.title),
    label: say(messages.label),
    certify: say(messages.certify),
    name: plainLine(certificate.user.name),
    concluded: say(messages.concluded),
    course: plainLine(course.name),
    header: plainLine(header),
    center: plainParagraphs(center),
    footer: plainParagraphs(footer),
    completionDate: {
      label: say(messages.completionDate),
      value: date === null ? '' : write('mission.completed_at', date),
    },
    duration: {
      label: say(messages.duration),
      value: write('mission.workload', course.workload ?? 0),
    },
    grade: {
      label: say(messages.grade),
      value: course.grade === null ? '' : formatGrade(intl, course.grade),
    },
    validationId: { label: say(messages.validationId), value: plainLine(certificate.validationId) },
    instructor: { label: say(messages.instructor), value: plainLine(programme.instructor) },
    place: { label: say(messages.place), value: plainLine(programme.place) },
    programme: { label: say(messages.programme), value: plainParagraphs(programme.text) },
    company: plainLine(certificate.company.name),
    legalName: plainLine(brand.legalName),
    signatories: brand.signatures
      .slice(0, mostSignatures)
      .map(({ name, role }) => ({ name: plainLine(name), role: plainLine(role) })),
    sides: { front: say(messages.front), back: say(messages.back) },
    backHeading: say(messages.backHeading),
    scan: say(messages.scan),
    url: publicAddress(certificate.id, language, wording),
    address,
    qrAlt: intl.formatMessage(messages.qrAlt, { address }),
  };
}

/** All that is written on the paper, for those who ask which characters there are. */
export function textsOf(text: CertificateText): string[] {
  return stringsIn(text);
}

/** However deep they are. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn);

/** Words the values of registered fields as a document in this language has them. */
const writerOf = ({ intl, dateLocale, timeZone }: Wording) =>
  fieldWriter({
    workload: (minutes) => writeDuration(intl, Number(minutes)),
    date: (iso) => formatCertificateDate(String(iso), dateLocale, timeZone, 'long'),
    grade: (grade) => formatGrade(intl, Number(grade)),
    text: String,
  });

/** "1 hour and 30 minutes"; a part that is 0 is left out, and nothing is said of no time. */
export function writeDuration(intl: IntlShape, workload: number): string {
  const duration = durationOf(workload);
  if (!duration) return '';
  const { hours: h, minutes: m } = duration;
  if (m === 0) return intl.formatMessage(messages.hours, { h });
  if (h === 0) return intl.formatMessage(messages.minutes, { m });
  return intl.formatMessage(messages.hoursAndMinutes, { h, m });
}
