import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from './messages.ts';
import type { Download } from './PdfButton.tsx';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { usePdf } from './usePdf.ts';

/**
 * Saves a certificate as a PDF and tells the host; a failure is a notification. It listens to nothing, for lists of thousands.
 * @param draw gives what is to be saved; undefined: nothing yet
 * @param name of the certificate, where several are on screen
 */
export function useDownload(
  draw: () => Promise<DrawnCertificate> | DrawnCertificate | undefined,
  name?: string,
): Omit<Download, 'isOffered'> {
  const intl = useIntl();
  const { config, toast, reports } = useServices();
  const failure = useFailureToast(toast);
  const pdf = usePdf({
    draw,
    tell: reports.event,
    level: config.PDF_LEVEL,
    onSaved: (id) => reports.downloaded([id]),
    onFailed: () =>
      failure.tell({
        text: intl.formatMessage(documentMessages.pdfFailed),
        ...(name !== undefined && { detail: name }),
        retry: pdf.save,
      }),
  });
  const start = () => {
    failure.takeAway();
    pdf.save();
  };
  return { isBusy: pdf.isBusy, start };
}
