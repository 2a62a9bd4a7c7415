import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatCalendarDate } from '#i18n/dateLocale.ts';
import { useDateLocale } from '#i18n/useCertificateDateFormatter.ts';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { type LinkedInCredential, buildLinkedInUrl } from './linkedIn.ts';
import { messages } from './messages.ts';
import styles from './SharePanel.module.css';

/** Values of the LinkedIn form with copy buttons, because LinkedIn may stop reading some from the link. */
export function LinkedInForm({ credential }: { credential: LinkedInCredential }) {
  const intl = useIntl();
  const dateLocale = useDateLocale();
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const { name, organization, issueDate, id, url } = credential;
  const month = issueDate && dateLocale ? formatCalendarDate(issueDate, dateLocale, 'month') : '';
  const values = [
    [messages.name, name],
    [messages.organization, organization],
    [messages.issueDate, month.charAt(0).toLocaleUpperCase(intl.locale) + month.slice(1)],
    [messages.credentialId, id],
    [messages.url, url],
  ] as const;
  return (
    <div className={styles.form}>
      <dl>
        {values.map(
          ([field, value]) =>
            value && (
              <CopyableValue
                key={field.id}
                field={intl.formatMessage(field)}
                value={value}
                onCopyFailed={() => setHasCopyFailed(true)}
              />
            ),
        )}
      </dl>
      <p className={styles.hint} role="status">
        <FormattedMessage {...(hasCopyFailed ? messages.copyFailed : messages.linkedInHint)} />
      </p>
      <ExternalButtonLink
        href={buildLinkedInUrl(credential)}
        target="_blank"
        rel="noreferrer"
        icon={<ExternalLink aria-hidden />}
      >
        <FormattedMessage {...messages.openLinkedIn} />
      </ExternalButtonLink>
    </div>
  );
}
