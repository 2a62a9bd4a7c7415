import { Eye, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconLink } from '#ui/IconButton.tsx';
import { messages } from '../messages.ts';

/** What can be done with a certificate. Each action names it, since there are many of the same on a page. */
export function CertificateActions({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  return (
    <>
      <IconLink
        to={`/preview/${id}`}
        label={intl.formatMessage(messages.preview, { name })}
        icon={<Eye aria-hidden />}
      />
      <IconLink
        to={`/print/${id}`}
        target="_blank"
        rel="noreferrer"
        label={intl.formatMessage(messages.print, { name })}
        icon={<Printer aria-hidden />}
      />
    </>
  );
}
