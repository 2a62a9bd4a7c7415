import { Link, Printer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { isPlainClick, openWindow } from '#host/framedLinks.ts';
import { documentMessages } from '#documents/messages.ts';
import { printingAddress, publicAddress, publicPlaceOf } from '#model/addresses.ts';
import type { Language } from '#model/language.ts';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { type Download, PdfButton } from '#documents/PdfButton.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';

interface ActionsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** A template has none, and no public page either. */
  certificateId: string | undefined;
  isDrawn: boolean;
  /** Prints without leaving the screen. */
  onPrint: () => void;
  download: Download;
}

/** What can be done with the certificate on the stage. */
export function Actions(props: ActionsProps) {
  const { language, onLanguage, certificateId, isDrawn, onPrint, download } = props;
  const place = publicPlaceOf(useServices().config);
  const isPublic = certificateId !== undefined;
  return (
    <div className={styles.actions}>
      <div className={styles.language}>
        <LanguageSelect value={language} onChange={onLanguage} shortens />
      </div>
      <div className={styles.foot}>
        {isPublic && <CopyLink link={publicAddress(certificateId, language, place)} />}
        <div className={styles.buttons}>
          {isPublic ? (
            <PrintLink
              address={printingAddress(certificateId, language, place)}
              onBlocked={isDrawn ? onPrint : undefined}
            />
          ) : (
            <PrintButton disabled={!isDrawn} onClick={onPrint} />
          )}
          <PdfButton download={download} disabled={!isDrawn} />
        </div>
      </div>
    </div>
  );
}

interface PrintLinkProps {
  address: string;
  /** Where the browser opens no window: a frame may forbid it, a window of an app know none. */
  onBlocked: (() => void) | undefined;
}

/** A certificate prints on its own public page, in a window that only opens at the moment of a click. */
function PrintLink({ address, onBlocked }: PrintLinkProps) {
  const open = (event: MouseEvent) => {
    if (!onBlocked || !isPlainClick(event)) return;
    event.preventDefault();
    if (!openWindow(address)) onBlocked();
  };
  return (
    <ButtonAnchor
      href={address}
      target="_blank"
      rel="noreferrer"
      icon={<Printer aria-hidden />}
      onClick={open}
    >
      <FormattedMessage {...documentMessages.print} />
    </ButtonAnchor>
  );
}

function CopyLink({ link }: { link: string }) {
  const intl = useIntl();
  const { toast } = useServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ type: 'success', text: intl.formatMessage(messages.linkCopied) });
    } catch {
      // A frame may not be allowed to copy: the address can still be selected.
      toast({
        type: 'error',
        text: intl.formatMessage(messages.linkFailed),
        detail: link,
        dismissible: false,
        duration: 20_000,
      });
    }
  };
  return (
    <IconButton
      label={intl.formatMessage(messages.link)}
      icon={<Link aria-hidden />}
      onClick={() => void copy()}
    />
  );
}
