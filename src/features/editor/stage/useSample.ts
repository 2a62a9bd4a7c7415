import { useMemo } from 'react';
import { useIssuer } from '#documents/useIssuer.ts';
import type { IssuedCertificate, RegisteredData } from '#model/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { sampleCertificate } from '#rendering/samples.ts';
import type { RegisteredField } from '../fields/useRegisteredFields.ts';
import type { View } from './EditorStage.tsx';

/** The certificate that the template is tried with, issued by the company. */
export function useSample(
  template: CertificateTemplate,
  { language, sample: kind }: View,
  fields: readonly RegisteredField[],
): IssuedCertificate {
  const issuer = useIssuer();
  return useMemo(() => {
    const more: RegisteredData = Object.fromEntries(
      fields.flatMap(({ key, sample }) => (sample === undefined ? [] : [[key, sample]])),
    );
    return sampleCertificate(template, language, { kind, more, issuer });
  }, [template, language, kind, fields, issuer]);
}
