import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFlag } from '#api/flags.ts';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#i18n/document/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import type { Download } from '#rendering/document/PdfButton.tsx';
import { downloadPdf } from '#rendering/downloadPdf.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';

/** Saves what is drawn as a PDF. */
export function useDownload(drawn: DrawnCertificate | undefined): Download {
  const intl = useIntl();
  const { toast, reports } = useServices();
  const failure = useFailureToast(toast);
  const isOffered = useFlag('certificates.pdf-download');
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    if (!drawn) return;
    setIsBusy(true);
    failure.takeAway();
    try {
      await downloadPdf([drawn], reports.event);
      reports.downloaded([drawn.certificate.id]);
    } catch (error) {
      console.error(error);
      failure.tell({
        text: intl.formatMessage(documentMessages.pdfFailed),
        action: { label: intl.formatMessage(sharedMessages.retry), onPress: () => void start() },
      });
    }
    setIsBusy(false);
  };
  return { isOffered, isBusy, start: () => void start() };
}
