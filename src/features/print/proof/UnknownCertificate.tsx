import { SearchX } from 'lucide-react';
import { type SyntheticEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { printPath } from '#model/addresses.ts';
import { Button } from '#ui/controls/Button.tsx';
import { idIn } from './idIn.ts';
import { messages } from './messages.ts';
import styles from './UnknownCertificate.module.css';
import { Verdict } from './Verdict.tsx';

interface UnknownCertificateProps {
  /** That was asked for. */
  id: string;
  /** Below the field for another one. */
  children?: ReactNode;
}

/** Said plainly and coolly: most people who come here mistyped. */
export function UnknownCertificate({ id, children }: UnknownCertificateProps) {
  return (
    <div className={styles.page}>
      <Verdict
        tone="neutral"
        icon={<SearchX aria-hidden />}
        heading={
          <h1>
            <FormattedMessage {...messages.unknown} />
          </h1>
        }
      >
        <p>
          <FormattedMessage {...messages.unknownHint} />
        </p>
      </Verdict>
      <dl className={styles.asked}>
        <dt>
          <FormattedMessage {...messages.askedId} />
        </dt>
        <dd>{id}</dd>
      </dl>
      <OtherId />
      {children}
    </div>
  );
}

function OtherId() {
  const intl = useIntl();
  const navigate = useNavigate();
  const fieldId = useId();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const id = idIn(field.current?.value ?? '');
    setWrong(id === undefined);
    if (id === undefined) field.current?.focus();
    else void navigate(printPath(id));
  };
  return (
    <form className={styles.other} noValidate onSubmit={submit}>
      <label htmlFor={fieldId}>
        <FormattedMessage {...messages.otherId} />
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={fieldId}
          className={styles.field}
          placeholder={intl.formatMessage(messages.otherIdPlace)}
          aria-describedby={hintId}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => setWrong(false)}
        />
        <Button type="submit">
          <FormattedMessage {...messages.checkId} />
        </Button>
      </div>
      <p id={hintId} className={styles.hint} data-wrong={isWrong || undefined}>
        <FormattedMessage {...(isWrong ? messages.otherIdWrong : messages.otherIdHint)} />
      </p>
    </form>
  );
}
