import { ChevronDown, Scissors } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getPdfNames } from '#documents/downloadPdf.ts';
import { documentMessages } from '#documents/messages.ts';
import { useSavePdfAndNotify } from '#documents/useSavePdfAndNotify.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTooltip } from '#ui/controls/useTooltip.tsx';
import { ChoicePanel, PanelChoice } from '../ChoicePanel.tsx';
import { messages } from './messages.ts';
import styles from './PrintShopMenu.module.css';

interface PrintShopMenuProps {
  /** Rendered document; undefined while it is being rendered. */
  renderedCertificate: RenderedCertificate | undefined;
}

/** A button beside “Download PDF” that opens a panel with the PDF for a print shop. */
export function PrintShopMenu({ renderedCertificate }: PrintShopMenuProps) {
  const intl = useIntl();
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, start } = useSavePdfAndNotify(() => renderedCertificate, {
    getPdfOptions: (certificate) => ({
      hasBleed: true,
      names: [...getPdfNames(certificate), intl.formatMessage(messages.fileName)],
    }),
  });
  const label = intl.formatMessage(isBusy ? documentMessages.pdfBusy : messages.more);
  const tooltip = useTooltip(label);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.menu}>
      <Button
        {...tooltip.trigger}
        ref={openerRef}
        icon={<ChevronDown aria-hidden />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isBusy}
        disabled={!renderedCertificate}
        onClick={() => setIsOpen(true)}
      />
      {tooltip.bubble}
      {isOpen && (
        <PrintShopPanel
          openerRef={openerRef}
          onClose={close}
          onChoose={() => {
            close();
            start();
          }}
        />
      )}
    </div>
  );
}

interface PrintShopPanelProps {
  openerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: () => void;
}

function PrintShopPanel({ openerRef, onClose, onChoose }: PrintShopPanelProps) {
  const choiceId = useId();
  const hintId = useId();
  return (
    <ChoicePanel
      title={<FormattedMessage {...messages.more} />}
      openerRef={openerRef}
      onClose={onClose}
    >
      <PanelChoice aria-labelledby={choiceId} aria-describedby={hintId} onClick={onChoose}>
        <Scissors aria-hidden />
        <span id={choiceId}>
          <FormattedMessage {...messages.pdf} />
        </span>
        <span id={hintId} className={styles.hint}>
          <FormattedMessage {...messages.hint} />
        </span>
      </PanelChoice>
    </ChoicePanel>
  );
}
