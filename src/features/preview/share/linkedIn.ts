import { earnedDay } from '#i18n/dateLocale.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';

/** What LinkedIn asks for of a certificate. */
export interface Credential {
  name: string;
  organization: string;
  /** LinkedIn's own number of the organization. */
  organizationId: string | undefined;
  /** Its UTC fields are the day of the certificate; undefined: nobody knows it. */
  issued: Date | undefined;
  id: string;
  url: string;
}

/**
 * @param organization `SHARE_ORGANIZATION`: a name, or LinkedIn's number, for which the company's name is shown
 * @param url of the public certificate
 */
export function credentialOf(
  certificate: IssuedCertificate,
  organization: string,
  url: string,
  timeZone: string,
): Credential {
  const isNumber = /^\d+$/.test(organization);
  return {
    name: certificate.course.name,
    organization: (isNumber && certificate.company.name) || organization,
    organizationId: isNumber ? organization : undefined,
    issued: earnedDay(certificate, timeZone),
    id: certificate.validationId,
    url,
  };
}

/** The form of LinkedIn, filled in as far as it takes that. */
export function linkedInAddress(credential: Credential): string {
  const { name, organization, organizationId, issued, id, url } = credential;
  const values = {
    startTask: 'CERTIFICATION_NAME',
    name,
    ...(organizationId === undefined ? { organizationName: organization } : { organizationId }),
    ...(issued && {
      issueYear: String(issued.getUTCFullYear()),
      issueMonth: String(issued.getUTCMonth() + 1),
    }),
    certId: id,
    certUrl: url,
  };
  // A blank is a plus to forms alone.
  const query = new URLSearchParams(values).toString().replaceAll('+', '%20');
  return `https://www.linkedin.com/profile/add?${query}`;
}
