import { Eye, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFlag } from '#api/flags.ts';
import { useServices } from '#api/services.ts';
import { previewPath, printingAddress, publicPlaceOf } from '#model/addresses.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { IconAnchor, IconLink } from '#ui/IconButton.tsx';
import { messages } from '../messages.ts';
import styles from './CertificateActions.module.css';
import { SaveAction, SelectBox } from './Extra.tsx';

interface CertificateActionsProps {
  id: string;
  name: string;
  /** Whether certificates are being selected: a check box then takes the place of the actions. */
  isSelecting: boolean;
}

/** What can be done with a certificate. Each action names it, since there are many of the same on a page. */
export function CertificateActions({ id, name, isSelecting }: CertificateActionsProps) {
  const intl = useIntl();
  const { config } = useServices();
  const hasPdf = useFlag('certificates.pdf-download');
  const language = languageOf(intl.locale) ?? defaultLanguage;
  if (isSelecting) return <SelectBox id={id} name={name} />;
  return (
    <>
      <IconLink
        to={previewPath(id)}
        label={intl.formatMessage(messages.preview, { name })}
        icon={<Eye aria-hidden />}
      />
      <IconAnchor
        href={printingAddress(id, language, publicPlaceOf(config))}
        target="_blank"
        rel="noreferrer"
        label={intl.formatMessage(messages.print, { name })}
        icon={<Printer aria-hidden />}
      />
      {hasPdf && (
        <span className={styles.later}>
          <SaveAction id={id} name={name} />
        </span>
      )}
    </>
  );
}
