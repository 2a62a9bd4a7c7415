import { useIntl } from 'react-intl';
import { useDownload } from '#documents/useDownload.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { iconClass } from '#ui/icons/icon.ts';
import { messages } from './messages.ts';
import { useDraw } from './useDraw.ts';

/** Saves one certificate as a PDF. */
export function SaveAction({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const draw = useDraw();
  const { isBusy, start } = useDownload(() => draw(id), name);
  return (
    <IconButton
      label={intl.formatMessage(isBusy ? messages.saving : messages.save, { name })}
      icon={iconClass(isBusy ? 'loaderCircle' : 'download')}
      aria-busy={isBusy || undefined}
      onClick={start}
    />
  );
}
