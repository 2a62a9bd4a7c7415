import { Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { hasStatus } from '#api/apiError.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import { messages } from './messages.ts';
import type { Deletion } from './useDeletion.ts';

interface DeleteDialogProps {
  deletion: Deletion;
  /** What certificates of the deleted template use from then on. */
  defaultName: string | undefined;
}

/** Asks whether to delete a template. */
export function DeleteDialog({ deletion, defaultName }: DeleteDialogProps) {
  const { template, isBusy, failure, cancel, confirm } = deletion;
  const reason = hasStatus(failure, 409) ? messages.locked : messages.removeFailed;
  return (
    <LaterAlertDialog
      isOpen={template !== undefined}
      title={<FormattedMessage {...messages.removeTitle} values={{ name: template?.name ?? '' }} />}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      onCancel={cancel}
      busy={isBusy}
      error={failure !== undefined && <FormattedMessage {...reason} />}
      actions={
        <Button look="danger" icon={<Trash2 aria-hidden />} busy={isBusy} onClick={confirm}>
          <FormattedMessage {...(isBusy ? messages.removeBusy : messages.removeConfirm)} />
        </Button>
      }
    >
      {defaultName === undefined ? (
        <FormattedMessage {...messages.removeFinally} />
      ) : (
        <FormattedMessage {...messages.removeBody} values={{ default: defaultName }} />
      )}
    </LaterAlertDialog>
  );
}
