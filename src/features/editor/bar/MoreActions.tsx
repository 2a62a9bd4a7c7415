import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { templateMessages } from '#i18n/templates/messages.ts';
import { LaterMenu } from '#ui/kit/later.tsx';
import { messages } from '../messages.ts';
import styles from './EditorBar.module.css';

interface MoreActionsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
}

/** What has no room in a narrow bar. */
export function MoreActions({ canUndo, canRedo, onUndo, onRedo, onReset }: MoreActionsProps) {
  const intl = useIntl();
  const say = (message: (typeof messages)['undo' | 'redo' | 'reset']) =>
    intl.formatMessage(message);
  return (
    <span className={styles.more}>
      <LaterMenu
        label={intl.formatMessage(templateMessages.more)}
        actions={[
          {
            id: 'undo',
            label: say(messages.undo),
            icon: <Undo2 aria-hidden />,
            onAction: onUndo,
            disabledReason: canUndo ? undefined : intl.formatMessage(messages.nothingToUndo),
          },
          {
            id: 'redo',
            label: say(messages.redo),
            icon: <Redo2 aria-hidden />,
            onAction: onRedo,
            disabledReason: canRedo ? undefined : intl.formatMessage(messages.nothingToRedo),
          },
          {
            id: 'reset',
            label: say(messages.reset),
            icon: <RotateCcw aria-hidden />,
            onAction: onReset,
          },
        ]}
      />
    </span>
  );
}
