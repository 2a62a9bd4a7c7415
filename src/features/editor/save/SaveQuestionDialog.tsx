import { FormattedMessage, useIntl } from 'react-intl';
import { templateMessages } from '#i18n/templates/messages.ts';
import { copyName } from '#model/copyName.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { Button } from '#ui/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import { messages } from './messages.ts';
import type { Save } from './useSave.ts';

interface SaveQuestionDialogProps {
  saving: Save;
  template: CertificateTemplate;
  /** Shows what somebody else has stored. */
  onReload: () => void;
}

/** Asked when another state was stored since, or the template is gone: no version is lost without its owner's word. */
export function SaveQuestionDialog({ saving, template, onReload }: SaveQuestionDialogProps) {
  const intl = useIntl();
  const { question, isBusy } = saving;
  const isDeleted = question?.kind === 'deleted';
  const saveCopy = () =>
    saving.saveAs(
      copyName(template.name, (name) => intl.formatMessage(templateMessages.copyName, { name })),
    );
  return (
    <LaterAlertDialog
      isOpen={question !== undefined}
      title={<FormattedMessage {...(isDeleted ? messages.deletedTitle : messages.conflictTitle)} />}
      cancelLabel={<FormattedMessage {...messages.keepEditing} />}
      onCancel={saving.dismiss}
      busy={isBusy}
      actions={
        isDeleted ? (
          <Button look="primary" busy={isBusy} onClick={() => saving.saveAs(template.name)}>
            <FormattedMessage {...messages.saveNew} />
          </Button>
        ) : (
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
        )
      }
    >
      <FormattedMessage {...(isDeleted ? messages.deletedBody : messages.conflictBody)} />
    </LaterAlertDialog>
  );
}
