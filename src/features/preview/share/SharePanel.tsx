import { Check, ChevronDown, ChevronUp, Link, Send } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { documentMessages } from '#documents/messages.ts';
import { getPublicCertificateUrl, getPublicUrlOptions } from '#domain/urls.ts';
import type { Language } from '#domain/language.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { useCopyToClipboard } from '#ui/controls/useCopyToClipboard.ts';
import { ChoicePanel, PanelChoice } from '../ChoicePanel.tsx';
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
  const { config } = usePluginContext();
  const { certificate } = renderedCertificate;
  const url = getPublicCertificateUrl(certificate.id, language, getPublicUrlOptions(config));
  const link = useCopyToClipboard(url, props.onLinkFailed);
  const [canSend] = useState(canSharePdf);
  return (
    <ChoicePanel
      title={<FormattedMessage {...previewMessages.share} />}
      openerRef={openerRef}
      onKeyDown={moveFocusByArrowKeys}
      onClose={onClose}
    >
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
      <PanelChoice onClick={link.copy}>
        {link.isCopied ? <Check aria-hidden /> : <Link aria-hidden />}
        <FormattedMessage {...(link.isCopied ? messages.linkCopied : previewMessages.copyLink)} />
      </PanelChoice>
      <CopiedStatus isCopied={link.isCopied} message={messages.linkCopied} />
    </ChoicePanel>
  );
}

function LinkedInSection({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PanelChoice aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <LinkedInIcon />
        <FormattedMessage {...messages.addToLinkedIn} />
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </PanelChoice>
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
      <PanelChoice aria-busy={isBusy || undefined} onClick={send}>
        <Send aria-hidden />
        <FormattedMessage {...(isBusy ? documentMessages.pdfBusy : messages.send)} />
      </PanelChoice>
      <p className={styles.status} role="status">
        {state === 'ready' && <FormattedMessage {...messages.sendReady} />}
        {state === 'failed' && <FormattedMessage {...documentMessages.pdfFailed} />}
      </p>
    </>
  );
}
