import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { documentMessages } from './messages.ts';
import type { PdfDownload } from './PdfButton.tsx';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { type SavePdfOptions, useSaveCertificatePdf } from './useSaveCertificatePdf.ts';

interface SavePdfAndNotifyOptions extends Pick<SavePdfOptions, 'getPdfOptions'> {
  /** Name of the certificate, shown in the error toast. Only needed if several certificates are on screen. */
  name?: string;
}

/**
 * Returns a function that saves a certificate as a PDF, with its state. Notifies the host after saving, and shows a
 * toast after an error. Does not subscribe to the Redux store, so that lists with thousands of rows can use this hook.
 * @param render returns the certificate to save, or undefined if it is not available yet
 */
export function useSavePdfAndNotify(
  render: () => Promise<RenderedCertificate> | RenderedCertificate | undefined,
  { name, getPdfOptions }: SavePdfAndNotifyOptions = {},
): Omit<PdfDownload, 'isOffered'> {
  const intl = useIntl();
  const { config, showToast, hostCallbacks } = usePluginContext();
  const errorToast = useErrorToast(showToast);
  const pdf = useSaveCertificatePdf({
    render,
    reportEvent: hostCallbacks.onEvent,
    level: config.PDF_LEVEL,
    getPdfOptions,
    onSaved: (id) => hostCallbacks.onDownloaded([id]),
    onFailed: () =>
      errorToast.show({
        text: intl.formatMessage(documentMessages.pdfFailed),
        ...(name !== undefined && { detail: name }),
        retry: pdf.save,
      }),
  });
  const start = () => {
    errorToast.dismiss();
    pdf.save();
  };
  return { isBusy: pdf.isBusy, start };
}
