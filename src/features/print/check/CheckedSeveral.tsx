import { Check, ChevronRight, CircleHelp, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckedCertificate } from '#documents/check/verdicts.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { messages as proofMessages } from '../proof/messages.ts';
import { CheckedOne } from './CheckedOne.tsx';
import styles from './CheckedSeveral.module.css';
import { messages } from './messages.ts';

interface CheckedSeveralProps {
  certificates: readonly CheckedCertificate[];
  shownId: string | undefined;
}

const looks = {
  same: { Icon: Check, word: messages.same },
  differs: { Icon: TriangleAlert, word: messages.differs },
  unsure: { Icon: CircleHelp, word: messages.unsureShort },
  unknown: { Icon: CircleHelp, word: proofMessages.unknown },
} as const;

/** Each certificate of a file in a line, which opens to all that is to be said of it. */
export function CheckedSeveral({ certificates, shownId }: CheckedSeveralProps) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {certificates.map((checked, index) => {
        const { Icon, word } = looks[checked.verdict];
        const { course } = checked.certificate ?? {};
        return (
          <li key={`${checked.id} ${index}`}>
            <details className={styles.one} data-verdict={checked.verdict}>
              <summary>
                <Icon aria-hidden />
                <span className={styles.course}>
                  {course ? course.name || intl.formatMessage(sharedMessages.unnamed) : checked.id}
                </span>
                <span className={styles.word}>
                  <FormattedMessage {...word} />
                </span>
                <ChevronRight aria-hidden />
              </summary>
              <div className={styles.more}>
                <CheckedOne checked={checked} shownId={shownId} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
