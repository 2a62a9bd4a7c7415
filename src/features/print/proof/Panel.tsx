import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageSelect } from '#documents/LanguageSelect.tsx';
import { documentMessages } from '#documents/messages.ts';
import { type Download, PdfButton } from '#documents/PdfButton.tsx';
import { PictureMissing } from '#documents/PictureMissing.tsx';
import { PrintButton } from '#documents/PrintButton.tsx';
import { PrintIgnored } from '#documents/PrintIgnored.tsx';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { Loaded } from '#ui/useLoaded.ts';
import type { MarginChoice } from '../useSheets.ts';
import { messages } from './messages.ts';
import styles from './Panel.module.css';
import { ProofFacts } from './ProofFacts.tsx';

interface PanelProps {
  certificate: IssuedCertificate;
  /** Of the paper. */
  language: Language;
  onLanguage: (language: Language) => void;
  drawing: Loaded<DrawnCertificate>;
  margin: MarginChoice;
  dialog: { isIgnored: boolean; print: () => void };
  download: Download & { hasFailed: boolean };
  /** Below all else. */
  children: ReactNode;
}

/** Beside the paper: that the server knows it, what its record says, and what one can do with it. */
export function Panel(props: PanelProps) {
  const { certificate, language, onLanguage, drawing, margin, dialog, download, children } = props;
  const isDrawn = drawing.value !== undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <span className={styles.issuer}>{certificate.company.name}</span>
        <LanguageSelect value={language} onChange={onLanguage} />
      </div>
      <ProofFacts certificate={certificate} />
      <div className={styles.actions}>
        <PrintButton disabled={!isDrawn} onClick={dialog.print} />
        <PdfButton download={download} disabled={!isDrawn} />
      </div>
      <div className={styles.margin}>
        <Switch isOn={margin.hasMargin} onChange={margin.choose}>
          <FormattedMessage {...messages.margin} />
        </Switch>
        <p className={styles.hint}>
          <FormattedMessage {...messages.marginHint} />
        </p>
      </div>
      {dialog.isIgnored && <PrintIgnored download={download} />}
      <PictureMissing drawing={drawing} />
      {download.hasFailed && (
        <div role="alert">
          <RetryNote onRetry={download.start}>
            <FormattedMessage {...documentMessages.pdfFailed} />
          </RetryNote>
        </div>
      )}
      {children}
    </div>
  );
}
