import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../controls/IconButton.tsx';
import { uiMessages } from '../messages.ts';
import styles from './DialogHeader.module.css';

interface DialogHeaderProps {
  title: ReactNode;
  /** Id of the heading, for `labelledBy` of the dialog. */
  titleId: string;
  className: string | undefined;
  onClose: () => void;
}

/** Title of a dialog, with a button that closes the dialog. */
export function DialogHeader({ title, titleId, className, onClose }: DialogHeaderProps) {
  const intl = useIntl();
  return (
    <div className={`${styles.header} ${className}`}>
      <h2 id={titleId}>{title}</h2>
      <IconButton
        label={intl.formatMessage(uiMessages.close)}
        icon={<X aria-hidden />}
        onClick={onClose}
      />
    </div>
  );
}
