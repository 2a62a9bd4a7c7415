import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { getPrintPath } from '#domain/urls.ts';
import { Button } from '#ui/controls/Button.tsx';
import { parseTypedCertificateId } from './parseTypedCertificateId.ts';
import { messages } from './messages.ts';
import styles from './CertificateIdForm.module.css';

/**
 * A text field for the id of a certificate, which opens the public page of the certificate. The default label is that of
 * a page with another id.
 */
export default function CertificateIdForm({
  label = messages.otherId,
}: {
  label?: { id: string };
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const fieldId = useId();
  const hintId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const id = parseTypedCertificateId(inputRef.current?.value ?? '');
    setIsInvalid(id === undefined);
    if (id === undefined) inputRef.current?.focus();
    else void navigate(getPrintPath(id));
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <label htmlFor={fieldId}>
        <FormattedMessage {...label} />
      </label>
      <div className={styles.row}>
        <input
          ref={inputRef}
          id={fieldId}
          className={styles.field}
          placeholder={intl.formatMessage(messages.otherIdPlace)}
          aria-describedby={hintId}
          aria-invalid={isInvalid || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => setIsInvalid(false)}
        />
        <Button type="submit">
          <FormattedMessage {...messages.checkId} />
        </Button>
      </div>
      <p id={hintId} className={styles.hint} data-wrong={isInvalid || undefined}>
        <FormattedMessage {...messages.otherIdHint} />
      </p>
    </form>
  );
}
