import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { documentMessages } from '#documents/messages.ts';
import { useCopyAndNotify } from '#documents/useCopyAndNotify.ts';
import { useSavePdfAndNotify } from '#documents/useSavePdfAndNotify.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { getDocumentIconClass } from '#ui/icons/documentIcon.ts';
import { selectList } from '../certificatesSlice.ts';
import type { CertificatesRootState } from '../certificatesState.ts';
import { useFetchCertificate, useRenderCertificate } from '../useRenderCertificate.ts';
import { messages } from './rowActionMessages.ts';

export interface DocumentButtonsProps {
  id: string;
  name: string;
  /** Whether the certificate can be saved as a PDF. */
  hasPdf: boolean;
}

/** Buttons of one certificate in the list that are loaded after the first rows are displayed. */
export default function DocumentButtons({ hasPdf, ...certificate }: DocumentButtonsProps) {
  return (
    <>
      {hasPdf && <SavePdfButton {...certificate} />}
      <CopyIdButton {...certificate} />
    </>
  );
}

function SavePdfButton({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const renderCertificate = useRenderCertificate();
  const { isBusy, start } = useSavePdfAndNotify(() => renderCertificate(id), { name });
  return (
    <IconButton
      data-action="pdf"
      label={intl.formatMessage(isBusy ? messages.saving : messages.save, { name })}
      tooltip={intl.formatMessage(isBusy ? documentMessages.pdfBusy : documentMessages.pdf)}
      icon={getDocumentIconClass(isBusy ? 'loaderCircle' : 'download')}
      aria-busy={isBusy || undefined}
      onClick={start}
    />
  );
}

/** Button that copies the validation ID of a certificate. */
function CopyIdButton({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const store = useStore<CertificatesRootState>();
  const fetchCertificate = useFetchCertificate();
  const { idCopied, copyIdFailed } = documentMessages;
  const { copy: copyId } = useCopyAndNotify(idCopied, copyIdFailed);
  const getValidationId = () => {
    const listed = selectList(store.getState()).find((certificate) => certificate.id === id);
    // The list is limited in length, and the ID is optional in it.
    return listed?.validationId ?? fetchCertificate(id).then(({ validationId }) => validationId);
  };
  return (
    <IconButton
      label={intl.formatMessage(messages.copyId, { name })}
      tooltip={intl.formatMessage(documentMessages.copyId)}
      icon={getDocumentIconClass('copy')}
      onClick={() => void copyId(getValidationId)}
    />
  );
}
