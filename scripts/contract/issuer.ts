import type { Issuer } from '#model/certificate/brand.ts';
import { counted, type Finding, ok } from './findings.ts';

/** What papers bear of the company's, and beside the course. All of it is optional, so that nothing is missed. */
export function judgeIssuer({ brand, programme }: Issuer): Finding[] {
  const { legalName, logoUrl, signatures } = brand;
  const borne = [
    ...(logoUrl ? ['the logo'] : []),
    ...(legalName ? ['the legal name'] : []),
    ...(signatures.length > 0 ? [counted(signatures.length, 'signature')] : []),
    ...(programme.text ? ['the programme'] : []),
    ...(programme.instructor ? ['the instructor'] : []),
    ...(programme.place ? ['the place'] : []),
  ];
  return borne.length > 0 ? [ok(`papers bear ${borne.join(', ')}`)] : [];
}
