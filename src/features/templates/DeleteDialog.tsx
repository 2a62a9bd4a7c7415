import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { hasStatus } from '#api/apiError.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import styles from './DeleteDialog.module.css';
import { messages } from './messages.ts';
import { usageWords } from './usageWords.ts';
import type { Deletion } from './useDeletion.ts';
import type { ListedTemplate } from './useTemplates.ts';

interface DeleteDialogProps {
  deletion: Deletion;
  /** What certificates of the deleted template use from then on. */
  defaultName: string | undefined;
}

/** Asks whether to delete a template. */
export function DeleteDialog({ deletion, defaultName }: DeleteDialogProps) {
  const { template, isBusy, failure, cancel, confirm } = deletion;
  const isKept = useSelector(selectKeepsIssuedDesigns);
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
      {template && <UsageSentence template={template} />}
      {defaultName === undefined ? (
        <FormattedMessage {...(isKept ? messages.removeFinallyKept : messages.removeFinally)} />
      ) : (
        <FormattedMessage
          {...(isKept ? messages.removeBodyKept : messages.removeBody)}
          values={{ default: defaultName }}
        />
      )}
    </LaterAlertDialog>
  );
}

/** How much uses it, where the platform tells. */
function UsageSentence({ template }: { template: ListedTemplate }) {
  const intl = useIntl();
  const words = usageWords(intl, template);
  if (!words) return null;
  const sentence =
    words.length === 0
      ? intl.formatMessage(messages.notInUse)
      : intl.formatMessage(messages.inUse, { use: intl.formatList(words) });
  return <p className={styles.usage}>{sentence}</p>;
}
