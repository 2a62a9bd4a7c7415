import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { earnedAt } from '#model/certificate/certificate.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { durationOf } from '#model/certificate/workload.ts';
import { writeDuration } from '#rendering/certificateText.ts';
import { messages as paperMessages } from '#rendering/messages.ts';
import { useCopied } from '#ui/controls/useCopied.ts';
import { useTooltip } from '#ui/controls/useTooltip.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import styles from './Facts.module.css';
import { messages } from './messages.ts';

/** What the record of a certificate says, as text: labelled as on the paper, which it is to be compared with. */
export function Facts({ certificate }: { certificate: IssuedCertificate }) {
  const intl = useIntl();
  const formatDate = useCertificateDate('long');
  const { user, course, validationId } = certificate;
  const date = formatDate(earnedAt(certificate));
  const workload = durationOf(course.workload) ? writeDuration(intl, course.workload ?? 0) : '';
  return (
    <dl className={styles.facts}>
      <Fact label={messages.learner} value={user.name} look="who" />
      <Fact
        label={messages.course}
        value={course.name || intl.formatMessage(sharedMessages.unnamed)}
        look="what"
      />
      <Fact label={paperMessages.completionDate} value={date} />
      <Fact label={paperMessages.duration} value={workload} />
      <Fact label={paperMessages.validationId} value={validationId} look="id">
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

/** Nothing for what the certificate does not say. */
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
  const label = intl.formatMessage(messages.copyId);
  const tooltip = useTooltip(label);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopied(
    id,
    () => {
      // One more key copies what is selected.
      const shown = button.current?.previousElementSibling;
      if (shown) window.getSelection()?.selectAllChildren(shown);
    },
    () => announce(button.current, intl.formatMessage(messages.idCopied)),
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        {...tooltip.trigger}
        className={styles.copy}
        aria-label={label}
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </button>
      {tooltip.bubble}
    </>
  );
}
