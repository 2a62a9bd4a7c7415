import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDateFormatter } from '#i18n/useCertificateDateFormatter.ts';
import { getEarnedIsoDate } from '#domain/certificate/certificate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { toDuration } from '#domain/certificate/workload.ts';
import { formatDocumentWorkload } from '#rendering/certificateText.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useCopyToClipboard } from '#ui/controls/useCopyToClipboard.ts';
import { announce } from '#ui/LiveRegion.tsx';
import styles from './CertificateFacts.module.css';
import { messages } from './messages.ts';

/**
 * The data that the server has about a certificate. The labels are those on the certificate, so that readers can
 * compare the two.
 */
export function CertificateFacts({ certificate }: { certificate: IssuedCertificate }) {
  const intl = useIntl();
  const formatDate = useCertificateDateFormatter('long');
  const { user, course, validationId } = certificate;
  const date = formatDate(getEarnedIsoDate(certificate));
  const workload = toDuration(course.workload)
    ? formatDocumentWorkload(intl, course.workload ?? 0)
    : '';
  return (
    <dl className={styles.facts}>
      <Fact label={messages.learner} value={user.name} look="who" />
      <Fact
        label={messages.course}
        value={course.name || intl.formatMessage(sharedMessages.unnamed)}
        look="what"
      />
      <Fact label={certificateMessages.completionDate} value={date} />
      <Fact label={certificateMessages.duration} value={workload} />
      <Fact label={certificateMessages.validationId} value={validationId} look="id">
        <CopyId id={validationId} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: { id: string };
  value: string;
  look?: 'who' | 'what' | 'id';
  children?: ReactNode;
}

/** A row with a label and a value. Renders nothing if there is no value. */
function Fact({ label, value, look, children }: FactProps) {
  if (!value) return null;
  return (
    <div className={styles.fact} data-look={look}>
      <dt>
        <FormattedMessage {...label} />
      </dt>
      <dd>
        {children ? <span>{value}</span> : value}
        {children}
      </dd>
    </div>
  );
}

function CopyId({ id }: { id: string }) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopyToClipboard(
    id,
    () => {
      // Where the clipboard is blocked, the selected id can be copied with the keyboard.
      const idElement = buttonRef.current?.previousElementSibling;
      if (idElement) window.getSelection()?.selectAllChildren(idElement);
    },
    () => announce(buttonRef.current, intl.formatMessage(documentMessages.idCopied)),
  );
  return (
    <IconButton
      ref={buttonRef}
      size="small"
      label={intl.formatMessage(documentMessages.copyId)}
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={copy}
    />
  );
}
