import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { earnedAt } from '#model/certificate/certificate.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { uiMessages } from '#ui/messages.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Neighbours } from './neighbours/neighbours.ts';
import { messages } from './messages.ts';
import { nameOf } from './neighbours/useNeighbours.ts';
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

interface PreviewTitleProps {
  subject: Subject;
  neighbours: Neighbours | undefined;
}

/** What is shown: the course, then which of how many, or whose certificate, and of when it is; or the template's name. */
export function PreviewTitle({ subject, neighbours }: PreviewTitleProps) {
  const intl = useIntl();
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
  const certificate = neighbours?.current ?? subject.certificate;
  const place =
    neighbours &&
    intl.formatMessage(messages.place, { n: neighbours.place, total: neighbours.total });
  const facts = [place ?? subject.certificate.user.name, formatDate(earnedAt(certificate))];
  return (
    <>
      <h1 className={styles.heading}>{nameOf(intl, certificate)}</h1>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}
