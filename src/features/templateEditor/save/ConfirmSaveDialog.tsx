import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { createTemplateCopyName } from '#domain/template/copyName.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AlertDialog } from '#ui/overlays/AlertDialog.tsx';
import { messages } from './messages.ts';
import type { SaveWithConfirmation } from './useSaveWithConfirmation.ts';

interface ConfirmSaveDialogProps {
  saveControl: SaveWithConfirmation;
  template: CertificateTemplate;
  /** Replaces the unsaved edits by the version that another user has saved. */
  onReload: () => void;
}

const texts = {
  conflict: { title: messages.conflictTitle, body: messages.conflictBody },
  deleted: { title: messages.deletedTitle, body: messages.deletedBody },
  unread: { title: messages.unreadTitle, body: messages.unreadBody },
} as const;

/**
 * A dialog that asks how to save a template that another user has changed or deleted, or that has parts that could not
 * be read.
 */
export default function ConfirmSaveDialog(props: ConfirmSaveDialogProps) {
  const { question, isSaving, dismissQuestion } = props.saveControl;
  const { title, body } = texts[question?.kind ?? 'conflict'];
  return (
    <AlertDialog
      isOpen={question !== undefined}
      title={<FormattedMessage {...title} />}
      cancelLabel={<FormattedMessage {...messages.keepEditing} />}
      onCancel={dismissQuestion}
      busy={isSaving}
      actions={<AnswerButtons {...props} />}
    >
      <FormattedMessage {...body} />
    </AlertDialog>
  );
}

function AnswerButtons({ saveControl, template, onReload }: ConfirmSaveDialogProps) {
  const intl = useIntl();
  const { question, isSaving } = saveControl;
  const saveCopy = () =>
    saveControl.saveAsNew(
      createTemplateCopyName(template.name, (name) =>
        intl.formatMessage(templateMessages.copyName, { name }),
      ),
    );
  switch (question?.kind) {
    case 'unread':
      return (
        <Button look="primary" busy={isSaving} onClick={saveControl.saveWithUnreadParts}>
          <FormattedMessage {...messages.saveRest} />
        </Button>
      );
    case 'deleted':
      return (
        <Button look="primary" busy={isSaving} onClick={() => saveControl.saveAsNew(template.name)}>
          <FormattedMessage {...messages.saveNew} />
        </Button>
      );
    default:
      return (
        <>
          <Button disabled={isSaving} onClick={onReload}>
            <FormattedMessage {...messages.reload} />
          </Button>
          <Button disabled={isSaving} onClick={saveCopy}>
            <FormattedMessage {...messages.saveCopy} />
          </Button>
          <Button look="danger" busy={isSaving} onClick={saveControl.overwrite}>
            <FormattedMessage {...messages.overwrite} />
          </Button>
        </>
      );
  }
}
