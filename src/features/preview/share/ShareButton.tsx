import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoadError } from '#runtime/useLoadError.ts';
import { useLoadErrorToast } from '#session/useLoadErrorToast.ts';
import { Button } from '#ui/controls/Button.tsx';
import { messages } from '../messages.ts';
import { SharePanel } from './deferred.tsx';
import type { SharePanelProps } from './SharePanel.tsx';
import styles from '../Compact.module.css';

type ShareButtonProps = Pick<SharePanelProps, 'language' | 'hasPdf' | 'onLinkFailed'> & {
  /** The rendered certificate; undefined while it is being rendered. */
  renderedCertificate: SharePanelProps['renderedCertificate'] | undefined;
};

/** A button that opens the share panel. */
export function ShareButton({ renderedCertificate, onLinkFailed, ...props }: ShareButtonProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const showLoadError = useLoadErrorToast();
  useLoadError(isOpen, SharePanel, (error) => {
    close();
    showLoadError(error);
  });
  return (
    <div className={styles.compact}>
      <Button
        ref={openerRef}
        icon={<Share2 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!renderedCertificate}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.label}>
          <FormattedMessage {...messages.share} />
        </span>
      </Button>
      {isOpen && renderedCertificate && (
        <SharePanel
          {...props}
          renderedCertificate={renderedCertificate}
          openerRef={openerRef}
          onClose={close}
          onLinkFailed={() => {
            close();
            onLinkFailed();
          }}
        />
      )}
    </div>
  );
}
