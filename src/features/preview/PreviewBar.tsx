import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { earnedAt } from '#model/certificate/certificate.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { uiMessages } from '#ui/messages.ts';
import { documentMessages } from '#documents/messages.ts';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';
import type { Subject } from './usePreviewSubject.ts';

interface PreviewBarProps {
  onClose: () => void;
  title?: ReactNode;
  children?: ReactNode;
}

/** The bar over a preview: the way out, what it shows, what can be done with it. */
export function PreviewBar({ onClose, title, children }: PreviewBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <IconButton
          label={intl.formatMessage(uiMessages.close)}
          icon={<X aria-hidden />}
          onClick={onClose}
        />
        <div className={styles.words}>{title}</div>
      </div>
      {children}
    </header>
  );
}

/** What is shown: the course and whose certificate of when it is, or the template's name. */
export function PreviewTitle({ subject }: { subject: Subject }) {
  const formatDate = useCertificateDate('long');
  if (subject.kind === 'template') {
    return (
      <>
        <h1 className={styles.heading}>
          {subject.template.name || <FormattedMessage {...documentMessages.unnamedTemplate} />}
        </h1>
        <p className={styles.facts}>
          <FormattedMessage {...messages.sample} />
        </p>
      </>
    );
  }
  const { certificate } = subject;
  const { name } = certificate.course;
  const date = formatDate(earnedAt(certificate));
  return (
    <>
      <h1 className={styles.heading}>{name || <FormattedMessage {...sharedMessages.unnamed} />}</h1>
      <p className={styles.facts}>{[certificate.user.name, date].filter(Boolean).join(' · ')}</p>
    </>
  );
}
