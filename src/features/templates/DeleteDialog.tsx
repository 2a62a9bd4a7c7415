import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { selectKeepsIssuedDesigns } from '#session/companySettings.ts';
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

export default function DeleteDialog({ deletion, defaultName }: DeleteDialogProps) {
  const { template, cancel, confirm } = deletion;
  return (
    <AlertDialog
      isOpen={template !== undefined}
      title={<FormattedMessage {...messages.removeTitle} values={{ name: template?.name ?? '' }} />}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      onCancel={cancel}
      actions={
        <Button look="danger" icon={<Trash2 aria-hidden />} onClick={confirm}>
          <FormattedMessage {...messages.removeConfirm} />
        </Button>
      }
    >
      {template && <Consequences template={template} defaultName={defaultName} />}
    </AlertDialog>
  );
}

interface ConsequencesProps {
  template: ListedTemplate;
  defaultName: string | undefined;
}

/**
 * Sentences on how often the template is used and what follows from deleting it. If the platform does not count usage,
 * the template counts as used.
 */
function Consequences({ template, defaultName }: ConsequencesProps) {
  const intl = useIntl();
  const keepsIssuedDesigns = useSelector(selectKeepsIssuedDesigns);
  const usageTexts = formatUsage(intl, template);
  const undoHint = <FormattedMessage {...messages.undoHint} />;
  if (usageTexts?.length === 0)
    return (
      <>
        <FormattedMessage {...messages.notInUse} /> {undoHint}
      </>
    );
  return (
    <>
      {usageTexts && (
        <p className={styles.usage}>
          <FormattedMessage {...messages.inUse} values={{ use: intl.formatList(usageTexts) }} />
        </p>
      )}
      {defaultName === undefined ? (
        keepsIssuedDesigns && <FormattedMessage {...messages.issuedUnchanged} />
      ) : (
        <FormattedMessage
          {...(keepsIssuedDesigns ? messages.removeBodyKept : messages.removeBody)}
          values={{ default: defaultName }}
        />
      )}{' '}
      {undoHint}
    </>
  );
}
