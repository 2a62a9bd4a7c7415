import type { Language } from '#model/language.ts';

/** Small words over a value. An empty value hides both. */
export interface Fact {
  label: string;
  value: string;
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
