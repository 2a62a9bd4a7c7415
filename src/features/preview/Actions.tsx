import { Link, Pencil, Printer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { isPlainClick, openWindow } from '#host/framedLinks.ts';
import { documentMessages } from '#documents/messages.ts';
import { editorPath, printingAddress, publicAddress, publicPlaceOf } from '#model/addresses.ts';
import type { Language } from '#model/language.ts';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { type Download, PdfButton } from '#documents/PdfButton.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from './messages.ts';
import { ShareButton } from './share/ShareButton.tsx';
import compact from './Compact.module.css';
import styles from './PreviewPage.module.css';

interface ActionsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** A template has none, and no public page either. */
  certificateId: string | undefined;
  /** The one that may be edited. */
  templateId: string | undefined;
  /** Undefined while it is being drawn. */
  drawn: DrawnCertificate | undefined;
  /** Whether it is the user's to share. */
  isShared: boolean;
  /** Prints without leaving the screen. */
  onPrint: () => void;
  download: Download;
}

/** What can be done with what is on the stage. */
export function Actions(props: ActionsProps) {
  const { language, certificateId, templateId, drawn, onPrint, download } = props;
  const place = publicPlaceOf(useServices().config);
  const isDrawn = drawn !== undefined;
  return (
    <div className={styles.actions}>
      <div className={styles.language}>
        <LanguageSelect value={language} onChange={props.onLanguage} shortens />
      </div>
      <div className={styles.foot}>
        {templateId !== undefined && <EditLink to={editorPath(templateId)} />}
        {certificateId !== undefined && (
          <ShareOrCopy
            link={publicAddress(certificateId, language, place)}
            language={language}
            isShared={props.isShared}
            drawn={drawn}
            hasPdf={download.isOffered}
          />
        )}
        <div className={styles.buttons}>
          {certificateId !== undefined ? (
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

function EditLink({ to }: { to: string }) {
  return (
    <div className={compact.compact}>
      <ButtonLink to={to} icon={<Pencil aria-hidden />}>
        <span className={compact.label}>
          <FormattedMessage {...messages.edit} />
        </span>
      </ButtonLink>
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

interface ShareOrCopyProps {
  link: string;
  language: Language;
  isShared: boolean;
  drawn: DrawnCertificate | undefined;
  hasPdf: boolean;
}

/** Everything that its owner can do with the address of a certificate; others copy it. */
function ShareOrCopy({ link, isShared, ...rest }: ShareOrCopyProps) {
  const intl = useIntl();
  const { toast } = useServices();
  // A frame may not be allowed to copy: the address can still be selected.
  const fail = () =>
    toast({
      type: 'error',
      text: intl.formatMessage(messages.linkFailed),
      detail: link,
      dismissible: false,
      duration: 20_000,
    });
  if (isShared) return <ShareButton {...rest} onLinkFailed={fail} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ type: 'success', text: intl.formatMessage(messages.linkCopied) });
    } catch {
      fail();
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
