import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { documentMessages } from '#documents/messages.ts';
import { useCopyCertificateId } from '#documents/useCopyCertificateId.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { getIconClass } from '#ui/icons/icon.ts';
import { selectList } from '../certificatesSlice.ts';
import type { CertificatesRootState } from '../certificatesState.ts';
import { useFetchCertificate } from '../useRenderCertificate.ts';
import { messages } from './rowActionMessages.ts';

/** Button that copies the validation ID of one certificate of the list. */
export function CopyIdButton({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const copyId = useCopyCertificateId();
  const getValidationId = useGetValidationId();
  return (
    <IconButton
      label={intl.formatMessage(messages.copyId, { name })}
      tooltip={intl.formatMessage(documentMessages.copyId)}
      icon={getIconClass('copy')}
      onClick={() => void copyId(() => getValidationId(id))}
    />
  );
}

/**
 * Returns a function that reads the validation ID of a certificate from the plain list. The list may not have it, because
 * its length is limited and the ID is optional in it; the certificate itself is requested then.
 */
function useGetValidationId(): (id: string) => string | Promise<string> {
  const store = useStore<CertificatesRootState>();
  const fetchCertificate = useFetchCertificate();
  return (id) => {
    const list = selectList(store.getState());
    const validationId = list.find((certificate) => certificate.id === id)?.validationId;
    return validationId ?? fetchCertificate(id).then((certificate) => certificate.validationId);
  };
}
