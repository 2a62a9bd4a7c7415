import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { hasErrorStatus } from '#data/apiError.ts';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AlertDialog } from '#ui/overlays/AlertDialog.tsx';
import styles from './DeleteDialog.module.css';
import { messages } from './messages.ts';
import { formatUsage } from './formatUsage.ts';
import type { TemplateDeletion } from './useDeleteTemplate.ts';

interface DeleteDialogProps {
  deletion: TemplateDeletion;
  /** Name of the default template, which replaces the deleted template. */
  defaultName: string | undefined;
}

/** A dialog that asks whether to delete a template. */
export function DeleteDialog({ deletion, defaultName }: DeleteDialogProps) {
  const { template, isBusy, error, cancel, confirm } = deletion;
  const keepsIssuedDesigns = useSelector(selectKeepsIssuedDesigns);
  const reason = hasErrorStatus(error, 409) ? messages.locked : messages.removeFailed;
  return (
    <AlertDialog
      isOpen={template !== undefined}
      title={<FormattedMessage {...messages.removeTitle} values={{ name: template?.name ?? '' }} />}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      onCancel={cancel}
      busy={isBusy}
      error={error !== undefined && <FormattedMessage {...reason} />}
      actions={
        <Button look="danger" icon={<Trash2 aria-hidden />} busy={isBusy} onClick={confirm}>
          <FormattedMessage {...(isBusy ? messages.removeBusy : messages.removeConfirm)} />
        </Button>
      }
    >
      {template && <UsageSentence template={template} />}
      {defaultName === undefined ? (
        <FormattedMessage
          {...(keepsIssuedDesigns ? messages.removeFinallyKept : messages.removeFinally)}
        />
      ) : (
        <FormattedMessage
          {...(keepsIssuedDesigns ? messages.removeBodyKept : messages.removeBody)}
          values={{ default: defaultName }}
        />
      )}
    </AlertDialog>
  );
}

/** A sentence on how often the template is used. Renders nothing if the platform does not count usage. */
function UsageSentence({ template }: { template: ListedTemplate }) {
  const intl = useIntl();
  const usageTexts = formatUsage(intl, template);
  if (!usageTexts) return null;
  const sentence =
    usageTexts.length === 0
      ? intl.formatMessage(messages.notInUse)
      : intl.formatMessage(messages.inUse, { use: intl.formatList(usageTexts) });
  return <p className={styles.usage}>{sentence}</p>;
}
