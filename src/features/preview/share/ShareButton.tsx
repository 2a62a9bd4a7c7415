import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { painted } from '#ui/painted.ts';
import { messages } from '../messages.ts';
import type { SharePanelProps } from './SharePanel.tsx';
import styles from '../Compact.module.css';

const SharePanel = lazyComponent<SharePanelProps>(() =>
  import(/* webpackChunkName: "share" */ './SharePanel.tsx').then((module) => module.SharePanel),
);

type ShareButtonProps = Pick<SharePanelProps, 'language' | 'hasPdf' | 'onLinkFailed'> & {
  /** Undefined while it is being drawn. */
  drawn: SharePanelProps['drawn'] | undefined;
};

/** Opens the ways in which a certificate can be shared. */
export function ShareButton({ drawn, onLinkFailed, ...props }: ShareButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    // There before it is pressed; who presses it then hears of a failure.
    void painted().then(() => SharePanel.ask().catch(() => undefined));
  }, []);
  return (
    <div className={styles.compact}>
      <Button
        ref={opener}
        icon={<Share2 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!drawn}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>
          <FormattedMessage {...messages.share} />
        </span>
      </Button>
      {isOpen && drawn && (
        <SharePanel
          {...props}
          drawn={drawn}
          opener={opener}
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
