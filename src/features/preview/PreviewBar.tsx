import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCertificateDateFormatter } from '#i18n/useCertificateDateFormatter.ts';
import { getEarnedIsoDate } from '#domain/certificate/certificate.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { uiMessages } from '#ui/messages.ts';
import { documentMessages } from '#documents/messages.ts';
import { getCertificateName, type Neighbours } from './neighbours/index.ts';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';
import type { PreviewSource } from './usePreviewSource.ts';

interface PreviewBarProps {
  onClose: () => void;
  title?: ReactNode;
  children?: ReactNode;
}

/** Bar above a preview, with the close button, the title and the actions. */
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
        <div className={styles.titleText}>{title}</div>
      </div>
      {children}
    </header>
  );
}

interface PreviewTitleProps {
  subject: PreviewSource;
  neighbours: Neighbours | undefined;
}

/** Title of a preview: the course, the position or else the learner's name, and the date; or a template's name. */
export function PreviewTitle({ subject, neighbours }: PreviewTitleProps) {
  const intl = useIntl();
  const formatDate = useCertificateDateFormatter('long');
  if (subject.kind === 'template') {
    return (
      <>
        <h1 className={styles.heading}>
          {subject.template.name || <FormattedMessage {...documentMessages.unnamedTemplate} />}
        </h1>
        <p className={styles.details}>
          <FormattedMessage {...messages.sampleData} />
        </p>
      </>
    );
  }
  const certificate = neighbours?.current ?? subject.certificate;
  const position =
    neighbours &&
    intl.formatMessage(messages.position, { n: neighbours.position, total: neighbours.total });
  const details = [
    position ?? subject.certificate.user.name,
    // The line breaks only before the date.
    formatDate(getEarnedIsoDate(certificate)).replaceAll(' ', '\u00A0'),
  ];
  return (
    <>
      <h1 className={styles.heading}>{getCertificateName(intl, certificate)}</h1>
      <p className={styles.details}>{details.filter(Boolean).join('\u00A0· ')}</p>
    </>
  );
}
