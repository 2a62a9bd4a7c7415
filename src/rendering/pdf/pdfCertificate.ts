import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { CertificateText } from '../certificateText.ts';
import type { Scene } from '../scene.ts';
import type { PdfCertificate } from './scenePdf.ts';

/** Program that our documents name as their creator. */
export const creator = 'Certificates';

/** A certificate that was laid out. */
export interface LaidOutCertificate {
  certificate: IssuedCertificate;
  text: CertificateText;
  scene: Scene;
}

/** The same as a document takes it. */
export function pdfCertificate({ certificate, text, scene }: LaidOutCertificate): PdfCertificate {
  return {
    scene,
    issuedAt: certificate.createdAt ?? '',
    author: certificate.company.name,
    subject: text.course,
    record: recordOf(certificate, text.url),
  };
}

/** What the paper says, for machines. */
function recordOf(certificate: IssuedCertificate, url: string): object {
  const { name, completedAt, workload, grade } = certificate.course;
  return {
    validation_id: certificate.validationId,
    learner: certificate.user.name,
    company: certificate.company.name,
    course: name,
    completed_at: completedAt,
    workload_minutes: workload,
    grade,
    url,
  };
}
