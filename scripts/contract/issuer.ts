import type { Issuer } from '#domain/certificate/brand.ts';
import { formatCount, type Finding, reportOk } from './findings.ts';

/** Reports which optional brand and course data the certificate in a response shows. */
export function inspectIssuer({ brand, programme }: Issuer): Finding[] {
  const { legalName, logoUrl, signatures } = brand;
  const parts = [
    logoUrl && 'the logo',
    legalName && 'the legal name',
    signatures.length > 0 && formatCount(signatures.length, 'signature'),
    programme.text && 'the programme',
    programme.instructor && 'the instructor',
    programme.place && 'the place',
  ].filter(Boolean);
  return parts.length > 0 ? [reportOk(`certificates show ${parts.join(', ')}`)] : [];
}
