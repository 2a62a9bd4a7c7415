import { Check, ChevronDown, ChevronUp, Link, Send, X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { documentMessages } from '#documents/messages.ts';
import { getPublicCertificateUrl, getPublicUrlOptions } from '#domain/urls.ts';
import type { Language } from '#domain/language.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useCopyToClipboard } from '#ui/controls/useCopyToClipboard.ts';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { placeDialog } from '#ui/overlays/placeDialog.ts';
import { uiMessages } from '#ui/messages.ts';
import { messages as previewMessages } from '../messages.ts';
import { CopiedStatus } from './CopyableValue.tsx';
import { LinkedInIcon } from './LinkedInIcon.tsx';
import { LinkedInForm } from './LinkedInForm.tsx';
import { toLinkedInCredential } from './linkedIn.ts';
import { messages } from './messages.ts';
import styles from './SharePanel.module.css';
import { moveFocusByArrowKeys } from './moveFocusByArrowKeys.ts';
import { canSharePdf, useSharePdf } from './useSharePdf.ts';

export interface SharePanelProps {
  renderedCertificate: RenderedCertificate;
  language: Language;
  /** Whether PDF downloads are enabled. */
  hasPdf: boolean;
  openerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called if the link to the certificate cannot be copied. */
  onLinkFailed: () => void;
}

/** The dialog for sharing a certificate on LinkedIn, as a PDF, or by its link (docs/behaviour.md, Sharing). */
export function SharePanel({
  renderedCertificate,
  language,
  openerRef,
  onClose,
  ...props
}: SharePanelProps) {
  const intl = useIntl();
  const { config } = usePluginContext();
  const { certificate } = renderedCertificate;
  const url = getPublicCertificateUrl(certificate.id, language, getPublicUrlOptions(config));
  const link = useCopyToClipboard(url, props.onLinkFailed);
  const [canSend] = useState(canSharePdf);
  const title = <FormattedMessage {...previewMessages.share} />;
  const titleId = useId();
  const handleOpen = useCallback(
    (panel: HTMLElement) => {
      panel.querySelector<HTMLElement>('[data-choice]')?.focus();
      return placeDialog(openerRef, panel);
    },
    [openerRef],
  );
  return (
    <ModalDialog
      className={styles.panel}
      labelledBy={titleId}
      opener={openerRef}
      onOpen={handleOpen}
      onKeyDown={moveFocusByArrowKeys}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </div>
        <LinkedInSection>
          <LinkedInForm
            credential={toLinkedInCredential(
              certificate,
              config.SHARE_ORGANIZATION,
              url,
              config.CERTIFICATE_TIME_ZONE,
            )}
          />
        </LinkedInSection>
        {canSend && props.hasPdf && (
          <SendPdf renderedCertificate={renderedCertificate} onSent={onClose} />
        )}
        <button type="button" className={styles.choice} data-choice="" onClick={link.copy}>
          {link.isCopied ? <Check aria-hidden /> : <Link aria-hidden />}
          <FormattedMessage {...(link.isCopied ? messages.copied : previewMessages.copyLink)} />
        </button>
        <CopiedStatus isCopied={link.isCopied} />
      </div>
    </ModalDialog>
  );
}

function LinkedInSection({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        data-choice=""
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LinkedInIcon />
        <FormattedMessage {...messages.addToLinkedIn} />
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {isOpen && children}
    </>
  );
}

function SendPdf({
  renderedCertificate,
  onSent,
}: {
  renderedCertificate: RenderedCertificate;
  onSent: () => void;
}) {
  const { state, send } = useSharePdf(renderedCertificate, onSent);
  const isBusy = state === 'busy';
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        data-choice=""
        aria-busy={isBusy || undefined}
        onClick={send}
      >
        <Send aria-hidden />
        <FormattedMessage {...(isBusy ? documentMessages.pdfBusy : messages.send)} />
      </button>
      <p className={styles.status} role="status">
        {state === 'ready' && <FormattedMessage {...messages.sendReady} />}
        {state === 'failed' && <FormattedMessage {...documentMessages.pdfFailed} />}
      </p>
    </>
  );
}
