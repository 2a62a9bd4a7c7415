import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { copyName } from '#model/template/copyName.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import { messages } from './messages.ts';
import type { Save } from './useSave.ts';

interface SaveQuestionDialogProps {
  saving: Save;
  template: CertificateTemplate;
  /** Shows what somebody else has stored. */
  onReload: () => void;
}

const words = {
  conflict: { title: messages.conflictTitle, body: messages.conflictBody },
  deleted: { title: messages.deletedTitle, body: messages.deletedBody },
  unread: { title: messages.unreadTitle, body: messages.unreadBody },
} as const;

/** Asked before what is on the server would be lost: no version goes without its owner's word. */
export function SaveQuestionDialog(props: SaveQuestionDialogProps) {
  const { question, isBusy, dismiss } = props.saving;
  const { title, body } = words[question?.kind ?? 'conflict'];
  return (
    <LaterAlertDialog
      isOpen={question !== undefined}
      title={<FormattedMessage {...title} />}
      cancelLabel={<FormattedMessage {...messages.keepEditing} />}
      onCancel={dismiss}
      busy={isBusy}
      actions={<Answers {...props} />}
    >
      <FormattedMessage {...body} />
    </LaterAlertDialog>
  );
}

function Answers({ saving, template, onReload }: SaveQuestionDialogProps) {
  const intl = useIntl();
  const { question, isBusy } = saving;
  const saveCopy = () =>
    saving.saveAs(
      copyName(template.name, (name) => intl.formatMessage(templateMessages.copyName, { name })),
    );
  switch (question?.kind) {
    case 'unread':
      return (
        <Button look="primary" busy={isBusy} onClick={saving.keepUnread}>
          <FormattedMessage {...messages.saveRest} />
        </Button>
      );
    case 'deleted':
      return (
        <Button look="primary" busy={isBusy} onClick={() => saving.saveAs(template.name)}>
          <FormattedMessage {...messages.saveNew} />
        </Button>
      );
    default:
      return (
        <>
          <Button disabled={isBusy} onClick={onReload}>
            <FormattedMessage {...messages.reload} />
          </Button>
          <Button disabled={isBusy} onClick={saveCopy}>
            <FormattedMessage {...messages.saveCopy} />
          </Button>
          <Button look="danger" busy={isBusy} onClick={saving.overwrite}>
            <FormattedMessage {...messages.overwrite} />
          </Button>
        </>
      );
  }
}
