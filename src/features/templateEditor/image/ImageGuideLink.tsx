import { FileDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { fetchFile } from '#runtime/fetchFile.ts';
import { saveFile } from '#runtime/saveFile.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';
import { imageGuideMessages } from './messages.ts';

const fileName = 'image-guide-a4.png';
/** URL of the guide image, resolved relative to the plugin's own files. */
const guideUrl = new URL('../../../../public/image-guide-a4.png', import.meta.url).href;

/**
 * A link that downloads an image with the recommended dimensions of background images. The file is fetched first,
 * because browsers ignore the `download` attribute for other origins and would open the file.
 */
export function ImageGuideLink() {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      saveFile(await fetchFile(guideUrl), fileName);
    } catch (error) {
      console.error(error);
      showToast({
        type: 'error',
        text: intl.formatMessage(imageGuideMessages.failed),
        action: { label: intl.formatMessage(sharedMessages.retry), onPress: () => void download() },
      });
    } finally {
      setIsBusy(false);
    }
  };
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void download();
  };
  return (
    <ExternalButtonLink
      look="text"
      href={guideUrl}
      download={fileName}
      aria-busy={isBusy || undefined}
      icon={<FileDown aria-hidden />}
      onClick={handleClick}
    >
      <FormattedMessage {...imageGuideMessages.download} />
    </ExternalButtonLink>
  );
}
