import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ButtonAnchor } from '#ui/controls/ButtonAnchor.tsx';
import { CopiedValue } from './CopiedValue.tsx';
import { type Credential, linkedInAddress } from './linkedIn.ts';
import { messages } from './messages.ts';
import styles from './SharePanel.module.css';

/** What LinkedIn asks for, each to be copied too: what it takes of an address changes without notice. */
export function LinkedInForm({ credential }: { credential: Credential }) {
  const intl = useIntl();
  const [hasFailed, setFailed] = useState(false);
  const { name, organization, issued, id, url } = credential;
  const values = [
    [messages.name, name],
    [messages.organization, organization],
    [messages.issued, issued ? monthOf(intl, issued) : ''],
    [messages.credentialId, id],
    [messages.url, url],
  ] as const;
  return (
    <div className={styles.form}>
      <dl>
        {values.map(
          ([field, value]) =>
            value && (
              <CopiedValue
                key={field.id}
                field={intl.formatMessage(field)}
                value={value}
                onFailed={() => setFailed(true)}
              />
            ),
        )}
      </dl>
      <p className={styles.hint} role="status">
        <FormattedMessage {...(hasFailed ? messages.copyFailed : messages.linkedInHint)} />
      </p>
      <ButtonAnchor
        href={linkedInAddress(credential)}
        target="_blank"
        rel="noreferrer"
        icon={<ExternalLink aria-hidden />}
      >
        <FormattedMessage {...messages.openLinkedIn} />
      </ButtonAnchor>
    </div>
  );
}

function monthOf(intl: IntlShape, day: Date): string {
  const text = intl.formatDate(day, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1);
}
