import { Link } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import type { Language } from '#model/language.ts';
import { LanguageSelect } from '#rendering/document/LanguageSelect.tsx';
import { type Download, PdfButton } from '#rendering/document/PdfButton.tsx';
import { PrintButton } from '#rendering/document/PrintButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';

interface ActionsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** Address of the public certificate; a template has none. */
  link: string | undefined;
  isDrawn: boolean;
  onPrint: () => void;
  download: Download;
}

/** What can be done with the certificate on the stage. */
export function Actions({ language, onLanguage, link, isDrawn, onPrint, download }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.language}>
        <LanguageSelect value={language} onChange={onLanguage} />
      </div>
      {link !== undefined && <CopyLink link={link} />}
      <div className={styles.buttons}>
        <PrintButton disabled={!isDrawn} onClick={onPrint} />
        <PdfButton download={download} disabled={!isDrawn} />
      </div>
    </div>
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
