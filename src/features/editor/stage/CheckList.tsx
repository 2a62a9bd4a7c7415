import { ChevronUp, CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#model/language.ts';
import type { AreaName } from '#model/template/template.ts';
import { type Check, isWarning } from './checks.ts';
import styles from './CheckList.module.css';
import { checkMessages as messages } from './messages.ts';
import { checkWords } from './checkWords.ts';
import { useRoom } from './useRoom.ts';

export interface CheckListProps {
  checks: readonly Check[];
  /** A registered field as the form calls it. */
  fieldName: (field: string) => string;
  /** Leads to the field that a hint is about. */
  onArea: (language: Language, area: AreaName) => void;
}

/**
 * What the editor noticed, one short fact each; what can be mended leads to its field. As many as there is room for, the
 * others behind "+2": the paper does not move when there are more.
 */
export const CheckList = memo(function CheckList({ checks, fieldName, onArea }: CheckListProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const words = checks.map((check) => checkWords(intl, check, fieldName));
  const room = useRoom(list, words.join('\n'), isOpen);
  const hidden = Math.max(0, checks.length - room);
  return (
    <div className={styles.place} data-open={(isOpen && hidden > 0) || undefined}>
      <ul ref={list} className={styles.checks} aria-label={intl.formatMessage(messages.checks)}>
        {checks.map((check, index) => (
          <li
            key={words[index]}
            data-warning={isWarning(check) || undefined}
            data-over={index >= room || undefined}
          >
            <Fact check={check} onArea={onArea}>
              {words[index]}
            </Fact>
          </li>
        ))}
        <li data-unneeded={hidden === 0 || undefined}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={
              isOpen
                ? intl.formatMessage(messages.less)
                : intl.formatMessage(messages.more, { count: hidden })
            }
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? (
              <ChevronUp aria-hidden />
            ) : (
              <FormattedMessage {...messages.moreSeen} values={{ count: hidden }} />
            )}
          </button>
        </li>
      </ul>
    </div>
  );
}, areSame);

/** Most of what is typed changes nothing of it. */
function areSame(before: CheckListProps, after: CheckListProps): boolean {
  return (
    before.onArea === after.onArea &&
    before.fieldName === after.fieldName &&
    JSON.stringify(before.checks) === JSON.stringify(after.checks)
  );
}

interface FactProps extends Pick<CheckListProps, 'onArea'> {
  check: Check;
  children: ReactNode;
}

function Fact({ check, onArea, children }: FactProps) {
  const Mark = isWarning(check) ? TriangleAlert : CircleCheck;
  const area = 'areas' in check ? check.areas[0] : undefined;
  if (!('areas' in check) || area === undefined) {
    return (
      <span>
        <Mark aria-hidden />
        {children}
      </span>
    );
  }
  return (
    <button type="button" onClick={() => onArea(check.language, area)}>
      <Mark aria-hidden />
      {children}
    </button>
  );
}
