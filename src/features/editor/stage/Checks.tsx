import { useCallback } from 'react';
import type { RegisteredData } from '#model/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import type { Fitting } from '#rendering/scene.ts';
import type { RegisteredField } from '../fields/useRegisteredFields.ts';
import { CheckList, type CheckListProps } from './CheckList.tsx';
import { checksOf } from './checks.ts';

interface ChecksProps extends Pick<CheckListProps, 'onArea'> {
  template: CertificateTemplate;
  fitting: Fitting;
  /** What the sample has in the registered fields, where it lacks some on purpose. */
  tried: RegisteredData | undefined;
  fields: readonly RegisteredField[];
}

/** What the editor noticed of the template and of the paper on show. */
export function Checks({ template, fitting, tried, fields, onArea }: ChecksProps) {
  const fieldName = useCallback(
    (key: string) => fields.find((field) => field.key === key)?.label ?? key,
    [fields],
  );
  const checks = checksOf(template, fitting, tried);
  return <CheckList checks={checks} fieldName={fieldName} onArea={onArea} />;
}
