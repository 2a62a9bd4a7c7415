import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Note } from '#ui/marks/Note.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import styles from './SelectionBar.module.css';
import { messages } from '../selection/messages.ts';
import type { Order } from '../orders/useJobs.ts';
import { useKnown } from './useKnown.ts';

interface NotesProps {
  failed: Order | undefined;
  isPrintIgnored: boolean;
  onRetry: (order: Order) => void;
}

/** What of the last order did not come, and what the browser did not do. */
export function Notes({ failed, isPrintIgnored, onRetry }: NotesProps) {
  const intl = useIntl();
  const known = useKnown();
  const nameOf = (id: string) =>
    known.get(id)?.course.name || intl.formatMessage(sharedMessages.unnamed);
  return (
    <>
      {failed && (
        <div className={styles.notes} role="alert">
          <RetryNote onRetry={() => onRetry(failed)}>
            <span className={styles.failed}>
              <FormattedMessage
                {...messages.failed}
                values={{
                  n: failed.ids.length,
                  names: intl.formatList(failed.ids.map(nameOf), { type: 'conjunction' }),
                }}
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
