import { ArrowLeft, Maximize, RotateCcw, Star } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { LaterMenu } from '#ui/kit/later.tsx';
import { Badge } from '#ui/marks/Badge.tsx';
import type { Change } from '../draft.ts';
import { messages } from '../messages.ts';
import { messages as saveMessages } from '../save/messages.ts';
import styles from './EditorBar.module.css';
import { NameField } from './NameField.tsx';
import { SaveState } from './SaveState.tsx';
import { type StepsProps, useSteps } from './useSteps.tsx';

interface EditorBarProps extends StepsProps {
  name: string;
  /** It is the default of the company. */
  isDefault: boolean;
  isDirty: boolean;
  change: Change;
  isSaving: boolean;
  savedAt: Date | undefined;
  isNaming: boolean;
  nameProblem: string | undefined;
  onNaming: (isNaming: boolean) => void;
  onBack: () => void;
  onReset: () => void;
  onOpenPreview: () => void;
  onSave: () => void;
}

/**
 * The bar over the editor: the way out, the name, what can be done with all of it. Text that is typed below does not
 * render it anew.
 */
export const EditorBar = memo(function EditorBar({ name, ...rest }: EditorBarProps) {
  const { isNaming, nameProblem, isSaving, ...on } = rest;
  const intl = useIntl();
  const steps = useSteps(on);
  const reset = {
    id: 'reset',
    label: intl.formatMessage(messages.reset),
    icon: <RotateCcw aria-hidden />,
    onAction: on.onReset,
  };
  const preview = {
    id: 'preview',
    label: intl.formatMessage(messages.fullPreview),
    icon: <Maximize aria-hidden />,
    onAction: on.onOpenPreview,
  };
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
      <Steps steps={steps} />
      <span className={styles.reset}>
        <Button look="ghost" icon={reset.icon} onClick={reset.onAction}>
          {reset.label}
        </Button>
      </span>
      <span className={styles.more}>
        <LaterMenu
          label={intl.formatMessage(templateMessages.more)}
          actions={[...steps, preview, reset]}
        />
      </span>
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

function Steps({ steps }: { steps: ReturnType<typeof useSteps> }) {
  return (
    <span className={styles.steps}>
      {steps.map(({ id, label, icon, keys, onAction, disabledReason }) => (
        <IconButton
          key={id}
          label={label}
          icon={icon}
          aria-keyshortcuts={keys}
          {...(disabledReason !== undefined && { disabledReason })}
          onClick={onAction}
        />
      ))}
      <span className={styles.rule} />
    </span>
  );
}
