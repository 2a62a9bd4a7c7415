import { Link, Pencil, Printer } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { isPlainClick, openInNewTab } from '#host/frameLinks.ts';
import { documentMessages } from '#documents/messages.ts';
import {
  getEditorPath,
  getAutoPrintUrl,
  getPublicCertificateUrl,
  getPublicUrlOptions,
} from '#domain/urls.ts';
import type { Language } from '#domain/language.ts';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { type PdfDownload, PdfButton } from '#documents/PdfButton.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { useCopyAndNotify } from '#documents/useCopyAndNotify.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';
import { useToastOffset } from '#ui/toasts/useToastOffset.ts';
import { CopyIdButton } from './CopyIdButton.tsx';
import { messages } from './messages.ts';
import { PrintShopMenu } from './printShop/index.ts';
import { ShareButton } from './share/index.ts';
import compact from './Compact.module.css';
import styles from './PreviewPage.module.css';

interface PreviewActionsProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** Id of the certificate; undefined for a template, because a template has no public page. */
  certificateId: string | undefined;
  /** Id of the template that the user can edit; undefined if there is none. */
  templateId: string | undefined;
  /** Rendered document; undefined while it is being rendered. */
  renderedCertificate: RenderedCertificate | undefined;
  /** Whether the user may share the certificate. */
  canShare: boolean;
  /** Prints the document from this page. */
  onPrint: () => void;
  download: PdfDownload;
}

/** Controls for the previewed document: language, edit, share, print and download. */
export function PreviewActions(props: PreviewActionsProps) {
  const { language, certificateId, templateId, renderedCertificate, onPrint, download } = props;
  const urlOptions = getPublicUrlOptions(usePluginContext().config);
  const isRendered = renderedCertificate !== undefined;
  const barRef = useRef<HTMLDivElement>(null);
  useToastOffset(barRef);
  return (
    <div className={styles.actions}>
      <div className={styles.language}>
        <LanguageSelect value={language} onChange={props.onLanguageChange} isCompact />
      </div>
      <div ref={barRef} className={styles.footer}>
        {templateId !== undefined && <EditLink to={getEditorPath(templateId)} />}
        {certificateId !== undefined && (
          <ShareOrCopy
            link={getPublicCertificateUrl(certificateId, language, urlOptions)}
            language={language}
            canShare={props.canShare}
            renderedCertificate={renderedCertificate}
            hasPdf={download.isOffered}
          />
        )}
        {certificateId !== undefined && (
          <CopyIdButton id={renderedCertificate?.certificate.validationId} />
        )}
        <div className={styles.buttons}>
          {certificateId !== undefined ? (
            <PrintLink
              url={getAutoPrintUrl(certificateId, language, urlOptions)}
              onBlocked={isRendered ? onPrint : undefined}
            />
          ) : (
            <PrintButton disabled={!isRendered} onClick={onPrint} />
          )}
          {download.isOffered && (
            <div className={styles.pdf}>
              <PdfButton download={download} disabled={!isRendered} />
              <PrintShopMenu renderedCertificate={renderedCertificate} />
            </div>
          )}
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
  url: string;
  /** Called if the browser blocks the new window, as browsers do in a sandboxed frame or in an app's web view. */
  onBlocked: (() => void) | undefined;
}

/**
 * Link that opens the public page of a certificate in a new window, for printing. The window is opened directly in the
 * click handler, because browsers block windows that are opened later.
 */
function PrintLink({ url, onBlocked }: PrintLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (!onBlocked || !isPlainClick(event)) return;
    event.preventDefault();
    if (!openInNewTab(url)) onBlocked();
  };
  return (
    <ExternalButtonLink
      href={url}
      target="_blank"
      rel="noreferrer"
      icon={<Printer aria-hidden />}
      onClick={handleClick}
    >
      <FormattedMessage {...documentMessages.print} />
    </ExternalButtonLink>
  );
}

interface ShareOrCopyProps {
  link: string;
  language: Language;
  canShare: boolean;
  renderedCertificate: RenderedCertificate | undefined;
  hasPdf: boolean;
}

/** Share button for the owner of a certificate. Other users get a button that copies the link. */
function ShareOrCopy({ link, canShare, ...props }: ShareOrCopyProps) {
  const { copy, showFailure } = useCopyAndNotify(messages.linkCopied, messages.linkFailed);
  if (canShare) return <ShareButton {...props} onLinkFailed={() => showFailure(link)} />;
  return (
    <div className={compact.compact}>
      <Button icon={<Link aria-hidden />} onClick={() => void copy(() => link)}>
        <span className={compact.label}>
          <FormattedMessage {...messages.copyLink} />
        </span>
      </Button>
    </div>
  );
}
