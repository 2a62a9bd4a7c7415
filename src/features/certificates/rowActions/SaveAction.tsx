import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#i18n/document/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { downloadPdf } from '#rendering/downloadPdf.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { messages } from './messages.ts';
import { useDraw } from './useDraw.ts';

/** Saves one certificate as a PDF. */
export function SaveAction({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const { reports, toast } = useServices();
  const failure = useFailureToast(toast);
  const draw = useDraw();
  const [isBusy, setIsBusy] = useState(false);
  // A state would be too late for the second click of a double one.
  const isUnderWay = useRef(false);

  const save = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    failure.takeAway();
    try {
      await downloadPdf([await draw(id)], reports.event);
      reports.downloaded([id]);
    } catch (error) {
      console.error(error);
      failure.tell({
        text: intl.formatMessage(documentMessages.pdfFailed),
        detail: name,
        action: { label: intl.formatMessage(sharedMessages.retry), onPress: () => void save() },
      });
    }
    isUnderWay.current = false;
    setIsBusy(false);
  };

  return (
    <IconButton
      label={intl.formatMessage(isBusy ? messages.saving : messages.save, { name })}
      icon={isBusy ? 'loaderCircle' : 'download'}
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
    />
  );
}
