import { X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { uiMessages } from '#ui/messages.ts';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { messages as homeMessages } from '../messages.ts';
import { selectionMessages } from '../selection/index.ts';
import styles from './KeysDialog.module.css';
import { messages } from './messages.ts';

const rows = [
  { keys: ['J', '↓'], message: messages.next },
  { keys: ['K', '↑'], message: messages.previous },
  { keys: ['Enter'], message: messages.open },
  { keys: ['X'], message: selectionMessages.select },
  { keys: ['P'], message: documentMessages.print },
  { keys: ['D'], message: documentMessages.pdf },
  { keys: ['/'], message: homeMessages.search },
  { keys: ['?'], message: messages.title },
] as const;

/** Dialog that lists the keys of the start page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <ModalDialog className={styles.dialog} labelledBy={titleId} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId}>
            <FormattedMessage {...messages.title} />
          </h2>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </div>
        <dl className={styles.keys}>
          {rows.map(({ keys, message }) => (
            <div key={message.id}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>
                <FormattedMessage {...message} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </ModalDialog>
  );
}
