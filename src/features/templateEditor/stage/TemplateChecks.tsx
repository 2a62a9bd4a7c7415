import { ChevronUp, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RegisteredFieldValues } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import type { AreaName, CertificateTemplate } from '#domain/template/template.ts';
import type { TextFittingReport } from '#rendering/scene.ts';
import type { RegisteredField } from '../fields/index.ts';
import { findTemplateProblems, isWarning, type TemplateCheck } from './findTemplateProblems.ts';
import { formatTemplateProblem } from './formatTemplateProblem.ts';
import { templateProblemMessages as messages } from './messages.ts';
import styles from './TemplateChecks.module.css';
import { useCountOfItemsThatFit } from './useCountOfItemsThatFit.ts';

interface TemplateChecksProps {
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
  /** Called when the user selects a check result that is about a text. Should focus the field of this text. */
  onSelectArea: (language: Language, area: AreaName) => void;
}

/**
 * A list of the results of checking the template and the rendered preview. A result about a text links to the field of
 * the text. Results that do not fit are hidden behind a button such as "+2", so that the preview does not move.
 */
export default function TemplateChecks(props: TemplateChecksProps) {
  const { template, fitting, lacksCodeOnFront, sampleData, fields, onSelectArea } = props;
  const intl = useIntl();
  const listRef = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const getFieldLabel = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const checks = findTemplateProblems(template, { ...fitting, lacksCodeOnFront }, sampleData);
  const texts = checks.map((check) => formatTemplateProblem(intl, check, getFieldLabel));
  const visibleCount = useCountOfItemsThatFit(listRef, texts.join('\n'), isOpen);
  const hiddenCount = Math.max(0, checks.length - visibleCount);
  return (
    <div className={styles.container} data-open={(isOpen && hiddenCount > 0) || undefined}>
      <ul ref={listRef} className={styles.checks} aria-label={intl.formatMessage(messages.checks)}>
        {checks.map((check, index) => (
          <li
            key={texts[index]}
            data-warning={isWarning(check) || undefined}
            data-over={index >= visibleCount || undefined}
          >
            <CheckItem check={check} onSelectArea={onSelectArea}>
              {texts[index]}
            </CheckItem>
          </li>
        ))}
        <li data-unneeded={hiddenCount === 0 || undefined}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={
              isOpen
                ? intl.formatMessage(messages.less)
                : intl.formatMessage(messages.more, { count: hiddenCount })
            }
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? (
              <ChevronUp aria-hidden />
            ) : (
              <FormattedMessage {...messages.moreSeen} values={{ count: hiddenCount }} />
            )}
          </button>
        </li>
      </ul>
    </div>
  );
}

interface CheckItemProps extends Pick<TemplateChecksProps, 'onSelectArea'> {
  check: TemplateCheck;
  children: ReactNode;
}

function CheckItem({ check, onSelectArea, children }: CheckItemProps) {
  const Icon = isWarning(check) ? TriangleAlert : CircleCheck;
  const area = 'areas' in check ? check.areas[0] : undefined;
  if (!('areas' in check) || area === undefined) {
    return (
      <span>
        <Icon aria-hidden />
        {children}
      </span>
    );
  }
  return (
    <button type="button" onClick={() => onSelectArea(check.language, area)}>
      <Icon aria-hidden />
      {children}
    </button>
  );
}
