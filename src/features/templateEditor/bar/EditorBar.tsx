import { ArrowLeft, Maximize, Redo2, RotateCcw, Star, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useLoadErrorToast } from '#session/useLoadErrorToast.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import type { ChangeTemplate } from '../templateChange.ts';
import { messages } from '../messages.ts';
import { saveMessages } from '../save/index.ts';
import styles from './EditorBar.module.css';
import { NameField } from './NameField.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface EditorBarProps {
  name: string;
  /** Whether this is the company's default template. */
  isDefault: boolean;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: ChangeTemplate;
  isSaving: boolean;
  savedAt: Date | undefined;
  isEditingName: boolean;
  nameError: string | undefined;
  onEditingNameChange: (isEditing: boolean) => void;
  onBack: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
  onOpenPreview: () => void;
  onSave: () => void;
}

/**
 * The toolbar of the editor: back button, name, save status and the actions on the whole template. Memoized: typing
 * into the form does not render the bar.
 */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { isSaving } = props;
  const intl = useIntl();
  const historyActions = useHistoryActions(props);
  const reset = {
    id: 'reset',
    label: intl.formatMessage(messages.reset),
    icon: <RotateCcw aria-hidden />,
    onAction: props.onReset,
  };
  const preview = {
    id: 'preview',
    label: intl.formatMessage(messages.fullPreview),
    icon: <Maximize aria-hidden />,
    onAction: props.onOpenPreview,
  };
  return (
    <header className={styles.bar}>
      <IconButton
        label={intl.formatMessage(messages.back)}
        icon={<ArrowLeft aria-hidden />}
        onClick={props.onBack}
      />
      <NameField
        name={props.name}
        change={props.change}
        isEditing={props.isEditingName}
        onEditingChange={props.onEditingNameChange}
        error={props.nameError}
      />
      {props.isDefault && (
        <span className={styles.badge}>
          <Badge look="accent" icon={<Star aria-hidden fill="currentColor" />}>
            <FormattedMessage {...templateMessages.default} />
          </Badge>
        </span>
      )}
      <SaveStatus isDirty={props.isDirty} savedAt={props.savedAt} />
      <span className={styles.spacer} />
      <HistoryButtons actions={historyActions} />
      <span className={styles.reset}>
        <Button look="ghost" icon={reset.icon} onClick={reset.onAction}>
          {reset.label}
        </Button>
      </span>
      <span className={styles.menu}>
        <Menu
          label={intl.formatMessage(templateMessages.more)}
          actions={[...historyActions, preview, reset]}
          onLoadError={useLoadErrorToast()}
        />
      </span>
      <Button
        look="primary"
        busy={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={props.onSave}
      >
        <FormattedMessage {...(isSaving ? saveMessages.busy : saveMessages.save)} />
      </Button>
    </header>
  );
});

/** Returns the undo and redo actions. The toolbar shows these as buttons, or in its menu on narrow screens. */
function useHistoryActions({ canUndo, canRedo, onUndo, onRedo }: EditorBarProps) {
  const intl = useIntl();
  return [
    {
      id: 'undo',
      label: intl.formatMessage(messages.undo),
      icon: <Undo2 aria-hidden />,
      keys: 'Control+Z Meta+Z',
      onAction: onUndo,
      disabledReason: canUndo ? undefined : intl.formatMessage(messages.nothingToUndo),
    },
    {
      id: 'redo',
      label: intl.formatMessage(messages.redo),
      icon: <Redo2 aria-hidden />,
      keys: 'Control+Shift+Z Meta+Shift+Z Control+Y',
      onAction: onRedo,
      disabledReason: canRedo ? undefined : intl.formatMessage(messages.nothingToRedo),
    },
  ];
}

function HistoryButtons({ actions }: { actions: ReturnType<typeof useHistoryActions> }) {
  return (
    <span className={styles.history}>
      {actions.map(({ id, label, icon, keys, onAction, disabledReason }) => (
        <IconButton
          key={id}
          label={label}
          icon={icon}
          aria-keyshortcuts={keys}
          {...(disabledReason !== undefined && { disabledReason })}
          onClick={onAction}
        />
      ))}
      <span className={styles.separator} />
    </span>
  );
}
