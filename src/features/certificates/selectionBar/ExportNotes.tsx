import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import styles from './SelectionBar.module.css';
import { messages } from './messages.ts';
import { exportMessages, type ExportRequest, type FailedExport } from '../export/index.ts';
import { useCertificatesById } from '../selection/index.ts';

/** Maximum number of failed certificates that the message lists by name. */
const maxNames = 5;

interface ExportNotesProps {
  failedExport: FailedExport | undefined;
  isPrintIgnored: boolean;
  onRetry: (request: ExportRequest) => void;
}

/** Messages about the last export: which certificates failed, or that the browser did not open the print dialog. */
export function ExportNotes({ failedExport, isPrintIgnored, onRetry }: ExportNotesProps) {
  const intl = useIntl();
  const certificatesById = useCertificatesById();
  const getName = (id: string) =>
    certificatesById.get(id)?.course.name || intl.formatMessage(sharedMessages.unnamed);
  const formatNames = (ids: readonly string[]) => {
    const namedIds = ids.length > maxNames ? ids.slice(0, maxNames - 1) : ids;
    const n = ids.length - namedIds.length;
    const overflow = n > 0 ? [intl.formatMessage(messages.moreNames, { n })] : [];
    return intl.formatList([...namedIds.map(getName), ...overflow], { type: 'conjunction' });
  };
  return (
    <>
      {failedExport && (
        <div className={styles.notes} role="alert">
          <RetryNote onRetry={() => onRetry(failedExport.request)}>
            <span className={styles.failedExport}>
              {failedExport.file !== undefined && (
                <span className={styles.savedFile}>
                  <FormattedMessage
                    {...exportMessages.saved}
                    values={{ file: failedExport.file }}
                  />
                </span>
              )}
              <FormattedMessage
                {...messages.failed}
                values={{
                  n: failedExport.request.ids.length,
                  names: formatNames(failedExport.request.ids),
                }}
              />
            </span>
          </RetryNote>
        </div>
      )}
      {isPrintIgnored && (
        <div className={styles.notes} role="alert">
          <InlineMessage type="warning">
            <FormattedMessage {...documentMessages.printIgnored} />
          </InlineMessage>
        </div>
      )}
    </>
  );
}
