import { ArrowLeft, Redo2, RotateCcw, Star, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#i18n/templates/messages.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Badge } from '#ui/marks/Badge.tsx';
import type { Change } from '../draft.ts';
import { messages } from '../messages.ts';
import { messages as saveMessages } from '../save/messages.ts';
import styles from './EditorBar.module.css';
import { MoreActions } from './MoreActions.tsx';
import { NameField } from './NameField.tsx';
import { SaveState } from './SaveState.tsx';

interface EditorBarProps {
  name: string;
  /** It is the default of the company. */
  isDefault: boolean;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: Change;
  isSaving: boolean;
  savedAt: Date | undefined;
  isNaming: boolean;
  nameProblem: string | undefined;
  onNaming: (isNaming: boolean) => void;
  onBack: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
  onSave: () => void;
}

/**
 * The bar over the editor: the way out, the name, what can be done with all of it. Text that is typed below does not
 * render it anew.
 */
export const EditorBar = memo(function EditorBar({ name, ...rest }: EditorBarProps) {
  const { isNaming, nameProblem, isSaving, canUndo, canRedo, ...on } = rest;
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <IconButton
        label={intl.formatMessage(messages.back)}
        icon={<ArrowLeft aria-hidden />}
        onClick={on.onBack}
      />
      <NameField
        name={name}
        change={on.change}
        isEditing={isNaming}
        onEditing={on.onNaming}
        problem={nameProblem}
      />
      {on.isDefault && (
        <span className={styles.wide}>
          <Badge look="accent" icon={<Star aria-hidden fill="currentColor" />}>
            <FormattedMessage {...templateMessages.default} />
          </Badge>
        </span>
      )}
      <SaveState isDirty={on.isDirty} savedAt={on.savedAt} />
      <span className={styles.space} />
      <Steps canUndo={canUndo} canRedo={canRedo} onUndo={on.onUndo} onRedo={on.onRedo} />
      <span className={styles.reset}>
        <Button look="ghost" icon={<RotateCcw aria-hidden />} onClick={on.onReset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </span>
      <MoreActions
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={on.onUndo}
        onRedo={on.onRedo}
        onReset={on.onReset}
      />
      <Button
        look="primary"
        busy={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={on.onSave}
      >
        <FormattedMessage {...(isSaving ? saveMessages.busy : saveMessages.save)} />
      </Button>
    </header>
  );
});

interface StepsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

function Steps({ canUndo, canRedo, onUndo, onRedo }: StepsProps) {
  const intl = useIntl();
  const reason = (can: boolean, why: (typeof messages)['nothingToUndo' | 'nothingToRedo']) =>
    can ? {} : { disabledReason: intl.formatMessage(why) };
  return (
    <span className={styles.steps}>
      <IconButton
        label={intl.formatMessage(messages.undo)}
        icon={<Undo2 aria-hidden />}
        aria-keyshortcuts="Control+Z Meta+Z"
        {...reason(canUndo, messages.nothingToUndo)}
        onClick={onUndo}
      />
      <IconButton
        label={intl.formatMessage(messages.redo)}
        icon={<Redo2 aria-hidden />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        {...reason(canRedo, messages.nothingToRedo)}
        onClick={onRedo}
      />
      <span className={styles.rule} />
    </span>
  );
}
