import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FloatingPanel } from '#ui/overlays/FloatingPanel.tsx';
import styles from './FieldPicker.module.css';
import { FieldSearch } from './FieldSearch.tsx';
import { messages } from './messages.ts';
import type { RegisteredField, RegisteredFields } from './useRegisteredFields.ts';

interface FieldPickerProps {
  /** The element beside which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  fields: RegisteredFields;
  /**
   * Called when the list is closed.
   * @param field the chosen field; undefined if the list is closed without a choice
   */
  onClose: (field?: RegisteredField) => void;
}

/**
 * A searchable list of merge fields ("Add a registered data"). Arrow keys move between fields, Enter chooses one, Escape
 * closes the list.
 */
export default function FieldPicker({ anchor, isOpen, fields, onClose }: FieldPickerProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.add);
  return (
    <FloatingPanel
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen={isOpen}
      placement="bottom start"
      offset={6}
      maxHeight={400}
      onOpenChange={(isOpening) => !isOpening && onClose()}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        <FieldSearch fields={fields.fields} label={label} onChoose={onClose} />
        {fields.error && (
          <p className={styles.error}>
            <FormattedMessage {...messages.failed} />
            <Button look="text" busy={fields.isLoading} onClick={fields.retry}>
              <FormattedMessage {...sharedMessages.retry} />
            </Button>
          </p>
        )}
      </Dialog>
    </FloatingPanel>
  );
}
