import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Note } from '#ui/marks/Note.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import styles from './SelectionBar.module.css';
import { messages } from '../selection/messages.ts';
import type { Order } from '../orders/order.ts';
import type { Failure } from '../orders/useSeveral.ts';
import { useKnown } from './useKnown.ts';

/** More certificates than these are not all named. */
const mostNames = 5;

interface NotesProps {
  failure: Failure | undefined;
  isPrintIgnored: boolean;
  onRetry: (order: Order) => void;
}

/** What of the last order did not come, and what the browser did not do. */
export function Notes({ failure, isPrintIgnored, onRetry }: NotesProps) {
  const intl = useIntl();
  const known = useKnown();
  const nameOf = (id: string) =>
    known.get(id)?.course.name || intl.formatMessage(sharedMessages.unnamed);
  const namesOf = (ids: readonly string[]) => {
    const named = ids.length > mostNames ? ids.slice(0, mostNames - 1) : ids;
    const n = ids.length - named.length;
    const others = n > 0 ? [intl.formatMessage(messages.others, { n })] : [];
    return intl.formatList([...named.map(nameOf), ...others], { type: 'conjunction' });
  };
  return (
    <>
      {failure && (
        <div className={styles.notes} role="alert">
          <RetryNote onRetry={() => onRetry(failure.order)}>
            <span className={styles.failed}>
              {failure.file !== undefined && (
                <span className={styles.saved}>
                  <FormattedMessage {...messages.saved} values={{ file: failure.file }} />
                </span>
              )}
              <FormattedMessage
                {...messages.failed}
                values={{ n: failure.order.ids.length, names: namesOf(failure.order.ids) }}
              />
            </span>
          </RetryNote>
        </div>
      )}
      {isPrintIgnored && (
        <div className={styles.notes} role="alert">
          <Note type="warning">
            <FormattedMessage {...documentMessages.printIgnored} />
          </Note>
        </div>
      )}
    </>
  );
}
