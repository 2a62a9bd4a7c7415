import { useMemo } from 'react';
import { useIssuer } from '#documents/useIssuer.ts';
import type {
  IssuedCertificate,
  RegisteredFieldValues,
} from '#domain/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { createSampleCertificate } from '#rendering/samples.ts';
import type { RegisteredField } from '../fields/index.ts';
import type { LivePreviewSettings } from './LivePreview.tsx';

/** Returns a certificate with sample data in the design of the template, issued by the user's company. */
export function useSampleCertificate(
  template: CertificateTemplate,
  { language, sample: kind }: LivePreviewSettings,
  fields: readonly RegisteredField[],
): IssuedCertificate {
  const issuer = useIssuer();
  return useMemo(() => {
    const sampleData: RegisteredFieldValues = Object.fromEntries(
      fields.flatMap(({ key, sample }) => (sample === undefined ? [] : [[key, sample]])),
    );
    return createSampleCertificate(template, language, { kind, extraData: sampleData, issuer });
  }, [template, language, kind, fields, issuer]);
}
