import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { DialogHeader } from '#ui/overlays/DialogHeader.tsx';
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
  { keys: ['Shift+X'], message: messages.range },
  { keys: ['P'], message: documentMessages.print },
  { keys: ['D'], message: documentMessages.pdf },
  { keys: ['/'], message: homeMessages.search },
  { keys: ['?'], message: messages.title },
] as const;

/** Dialog that lists the keys of the start page. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <ModalDialog className={styles.dialog} labelledBy={titleId} onClose={onClose}>
      <div className={styles.content}>
        <DialogHeader
          className={styles.header}
          titleId={titleId}
          title={<FormattedMessage {...messages.title} />}
          onClose={onClose}
        />
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
