import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { CertificateText } from '../certificateText.ts';
import { drawingVersion } from '../drawing/drawingVersion.ts';
import { collectScriptFonts } from '../collectScriptFonts.ts';
import { isSliceFontName } from '../fonts/sliceNames.ts';
import type { Scene } from '../scene.ts';
import type { PdfCertificateInput } from './pdfInput.ts';

/** A certificate with its texts and its laid-out pages (`scene`). */
export interface LaidOutCertificate {
  certificate: IssuedCertificate;
  text: CertificateText;
  scene: Scene;
}

/** Converts a laid-out certificate to the input of `buildPdf`. */
export function toPdfCertificateInput({
  certificate,
  text,
  scene,
}: LaidOutCertificate): PdfCertificateInput {
  return {
    scene,
    issuedAt: text.issuedAt,
    author: certificate.company.name,
    learner: text.name,
    subject: text.course,
    record: createRecord({ certificate, text, scene }),
  };
}

/**
 * Creates the machine-readable data of a certificate, which are attached to its PDF as JSON. They name the fonts that the
 * operator provides: another operator's may look different.
 */
export function createRecord({ certificate, text: { url }, scene }: LaidOutCertificate): object {
  const { name, completedAt, workload, grade } = certificate.course;
  const fonts = [...collectScriptFonts(scene.front, scene.back)].filter(isSliceFontName).sort();
  return {
    validation_id: certificate.validationId,
    learner: certificate.user.name,
    company: certificate.company.name,
    course: name,
    completed_at: completedAt,
    workload_minutes: workload,
    grade,
    url,
    drawing_version: drawingVersion,
    ...(fonts.length > 0 && { fonts }),
  };
}
