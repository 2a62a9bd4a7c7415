import { FileDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { guideMessages } from './messages.ts';

const importDownload = () => import(/* webpackChunkName: "editor-later" */ './downloadFile.ts');

const fileName = 'image-guide-a4.png';
/** Beside the plugin's own files, wherever those are served. */
const address = new URL('../../../../public/image-guide-a4.png', import.meta.url).href;

/**
 * Saves the picture with the measures for background images. It is fetched for that: a browser would open a file of
 * another origin instead, whatever `download` says.
 */
export function GuideLink() {
  const intl = useIntl();
  const { toast } = useServices();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { downloadFile } = await retryingImport(importDownload);
      await downloadFile(address, fileName);
    } catch (error) {
      console.error(error);
      toast({
        type: 'error',
        text: intl.formatMessage(guideMessages.failed),
        action: { label: intl.formatMessage(sharedMessages.retry), onPress: () => void download() },
      });
    } finally {
      setBusy(false);
    }
  };
  const click = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void download();
  };
  return (
    <ButtonAnchor
      look="text"
      href={address}
      download={fileName}
      aria-busy={isBusy || undefined}
      icon={<FileDown aria-hidden />}
      onClick={click}
    >
      <FormattedMessage {...guideMessages.download} />
    </ButtonAnchor>
  );
}
