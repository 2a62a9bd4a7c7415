import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { useSavePdfAndNotify } from '#documents/useSavePdfAndNotify.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { getIconClass } from '#ui/icons/icon.ts';
import { messages } from './rowActionMessages.ts';
import { useRenderCertificate } from '../useRenderCertificate.ts';

/** Button that saves one certificate of the list as a PDF. */
export function SavePdfButton({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const renderCertificate = useRenderCertificate();
  const { isBusy, start } = useSavePdfAndNotify(() => renderCertificate(id), { name });
  return (
    <IconButton
      data-action="pdf"
      label={intl.formatMessage(isBusy ? messages.saving : messages.save, { name })}
      tooltip={intl.formatMessage(isBusy ? documentMessages.pdfBusy : documentMessages.pdf)}
      icon={getIconClass(isBusy ? 'loaderCircle' : 'download')}
      aria-busy={isBusy || undefined}
      onClick={start}
    />
  );
}
