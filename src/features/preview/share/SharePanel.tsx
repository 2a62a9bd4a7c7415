import { Check, ChevronDown, ChevronUp, Link, Send, X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import { publicAddress, publicPlaceOf } from '#model/addresses.ts';
import type { Language } from '#model/language.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useCopied } from '#ui/controls/useCopied.ts';
import { ModalDialog } from '#ui/dialogs/ModalDialog.tsx';
import { uiMessages } from '#ui/messages.ts';
import { messages as previewMessages } from '../messages.ts';
import { CopiedStatus } from './CopiedValue.tsx';
import { LinkedInIcon } from './LinkedInIcon.tsx';
import { LinkedInForm } from './LinkedInForm.tsx';
import { credentialOf } from './linkedIn.ts';
import { messages } from './messages.ts';
import { openBelow } from './openBelow.ts';
import styles from './SharePanel.module.css';
import { stepByKey } from './stepByKey.ts';
import { canSendPdf, useSending } from './useSending.ts';

export interface SharePanelProps {
  drawn: DrawnCertificate;
  language: Language;
  /** Whether it may be had as a PDF. */
  hasPdf: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The address could not be copied. */
  onLinkFailed: () => void;
}

/** The ways in which its owner shares a certificate (docs/behaviour.md, Sharing). */
export function SharePanel({ drawn, language, opener, onClose, ...props }: SharePanelProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { certificate } = drawn;
  const address = publicAddress(certificate.id, language, publicPlaceOf(config));
  const link = useCopied(address, props.onLinkFailed);
  const [canSend] = useState(canSendPdf);
  const title = <FormattedMessage {...previewMessages.share} />;
  const titleId = useId();
  const open = useCallback((panel: HTMLElement) => openBelow(opener, panel), [opener]);
  return (
    <ModalDialog
      className={styles.panel}
      labelledBy={titleId}
      opener={opener}
      onOpen={open}
      onKeyDown={stepByKey}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton
            label={intl.formatMessage(uiMessages.close)}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </div>
        <LinkedIn>
          <LinkedInForm
            credential={credentialOf(
              certificate,
              config.SHARE_ORGANIZATION,
              address,
              config.CERTIFICATE_TIME_ZONE,
            )}
          />
        </LinkedIn>
        {canSend && props.hasPdf && <SendPdf drawn={drawn} onSent={onClose} />}
        <button type="button" className={styles.choice} data-choice="" onClick={link.copy}>
          {link.isCopied ? <Check aria-hidden /> : <Link aria-hidden />}
          <FormattedMessage {...(link.isCopied ? messages.copied : previewMessages.link)} />
        </button>
        <CopiedStatus isCopied={link.isCopied} />
      </div>
    </ModalDialog>
  );
}

function LinkedIn({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        data-choice=""
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <LinkedInIcon />
        <FormattedMessage {...messages.addToLinkedIn} />
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {isOpen && children}
    </>
  );
}

function SendPdf({ drawn, onSent }: { drawn: DrawnCertificate; onSent: () => void }) {
  const { state, send } = useSending(drawn, onSent);
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
      <p className={styles.outcome} role="status">
        {state === 'ready' && <FormattedMessage {...messages.sendReady} />}
        {state === 'failed' && <FormattedMessage {...documentMessages.pdfFailed} />}
      </p>
    </>
  );
}
