import { ChevronUp, CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#domain/language.ts';
import type { AreaName } from '#domain/template/template.ts';
import { type TemplateCheck, isWarning } from './findTemplateProblems.ts';
import styles from './TemplateProblemList.module.css';
import { templateProblemMessages as messages } from './messages.ts';
import { formatTemplateProblem } from './formatTemplateProblem.ts';
import { useCountOfItemsThatFit } from './useCountOfItemsThatFit.ts';

export interface TemplateProblemListProps {
  checks: readonly TemplateCheck[];
  /** Returns the label of a merge field in the form. */
  getFieldLabel: (field: string) => string;
  /** Called when the user selects a check result that is about a text. Should focus the field of this text. */
  onSelectArea: (language: Language, area: AreaName) => void;
}

/**
 * A list of the results of checking a template. A result about a text links to the field of the text. Results that do
 * not fit are hidden behind a button such as "+2", so that the preview does not move.
 */
export const TemplateProblemList = memo(function TemplateProblemList({
  checks,
  getFieldLabel,
  onSelectArea,
}: TemplateProblemListProps) {
  const intl = useIntl();
  const listRef = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
}, areEqualProps);

/**
 * Returns whether the props are equal. Compares the check results by value, because typing usually creates a new array
 * with equal results.
 */
function areEqualProps(
  previous: TemplateProblemListProps,
  next: TemplateProblemListProps,
): boolean {
  return (
    previous.onSelectArea === next.onSelectArea &&
    previous.getFieldLabel === next.getFieldLabel &&
    JSON.stringify(previous.checks) === JSON.stringify(next.checks)
  );
}

interface CheckItemProps extends Pick<TemplateProblemListProps, 'onSelectArea'> {
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
