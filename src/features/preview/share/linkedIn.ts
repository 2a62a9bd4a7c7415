import { getEarnedDay } from '#domain/certificate/certificate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';

/** The values of the fields in the form on LinkedIn that adds a certification to a profile. */
export interface LinkedInCredential {
  name: string;
  organization: string;
  /** Numeric id of the organization's LinkedIn page; undefined if only the name of the organization is known. */
  organizationId: string | undefined;
  /** The day the certificate was earned, as a Date in local time; undefined if unknown. */
  issueDate: Date | undefined;
  id: string;
  url: string;
}

/**
 * Converts a certificate to the values of LinkedIn's form.
 * @param organization the setting `SHARE_ORGANIZATION`: either the name of the issuer, or the numeric id of the
 * issuer's LinkedIn page. With a numeric id, the organization's name in the form is the name of the company that issued
 * the certificate.
 * @param url address of the public page of the certificate
 */
export function toLinkedInCredential(
  certificate: IssuedCertificate,
  organization: string,
  url: string,
  timeZone: string,
): LinkedInCredential {
  const isNumber = /^\d+$/.test(organization);
  return {
    name: certificate.course.name,
    organization: (isNumber && certificate.company.name) || organization,
    organizationId: isNumber ? organization : undefined,
    issueDate: getEarnedDay(certificate, timeZone),
    id: certificate.validationId,
    url,
  };
}

/** Builds the address of LinkedIn's certification form with the fields filled in. */
export function buildLinkedInUrl(credential: LinkedInCredential): string {
  const { name, organization, organizationId, issueDate, id, url } = credential;
  const values = {
    startTask: 'CERTIFICATION_NAME',
    name,
    ...(organizationId === undefined ? { organizationName: organization } : { organizationId }),
    ...(issueDate && {
      issueYear: String(issueDate.getFullYear()),
      issueMonth: String(issueDate.getMonth() + 1),
    }),
    certId: id,
    certUrl: url,
  };
  // Only form decoding reads a plus sign as a space; %20 is read everywhere.
  const query = new URLSearchParams(values).toString().replaceAll('+', '%20');
  return `https://www.linkedin.com/profile/add?${query}`;
}
