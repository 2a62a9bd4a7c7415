import { useCallback } from 'react';
import type { RegisteredFieldValues } from '#domain/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import type { TextFittingReport } from '#rendering/scene.ts';
import type { RegisteredField } from '../fields/index.ts';
import { TemplateProblemList, type TemplateProblemListProps } from './TemplateProblemList.tsx';
import { findTemplateProblems } from './findTemplateProblems.ts';

interface TemplateChecksProps extends Pick<TemplateProblemListProps, 'onSelectArea'> {
  template: CertificateTemplate;
  fitting: TextFittingReport;
  /** Whether the code on the front is on, but the layout left it out, because the address is too long for it. */
  lacksCodeOnFront: boolean | undefined;
  /**
   * Values of the merge fields, some of them empty, if the preview shows the sample "missing values"; undefined for
   * other samples.
   */
  sampleData: RegisteredFieldValues | undefined;
  fields: readonly RegisteredField[];
}

/** A list of the results of checking the template and the rendered preview. */
export function TemplateChecks({
  template,
  fitting,
  lacksCodeOnFront = false,
  sampleData,
  fields,
  onSelectArea,
}: TemplateChecksProps) {
  const getFieldLabel = useCallback(
    (key: string) => fields.find((field) => field.key === key)?.label ?? key,
    [fields],
  );
  const checks = findTemplateProblems(template, { ...fitting, lacksCodeOnFront }, sampleData);
  return (
    <TemplateProblemList
      checks={checks}
      getFieldLabel={getFieldLabel}
      onSelectArea={onSelectArea}
    />
  );
}
