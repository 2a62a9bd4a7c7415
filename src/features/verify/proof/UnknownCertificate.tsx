import { SearchX } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { getPrintPath } from '#domain/urls.ts';
import { Button } from '#ui/controls/Button.tsx';
import { parseTypedCertificateId } from './parseTypedCertificateId.ts';
import { messages } from './messages.ts';
import { RequestedId } from './RequestedId.tsx';
import { SimilarIdSearch } from './SimilarIdSearch.tsx';
import styles from './UnknownCertificate.module.css';
import { VerdictCard } from './VerdictCard.tsx';

interface UnknownCertificateProps extends ComponentProps<typeof SimilarIdSearch> {
  /** Content below the text field for another id. */
  children?: ReactNode;
}

/**
 * The page for an unknown certificate id, with a text field to check another id. The text does not suggest a forgery,
 * because most visitors have mistyped the id.
 */
export function UnknownCertificate({ id, loadCertificate, children }: UnknownCertificateProps) {
  return (
    <div className={styles.page}>
      <VerdictCard
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
      </VerdictCard>
      <RequestedId id={id} />
      <SimilarIdSearch id={id} loadCertificate={loadCertificate} />
      <CertificateIdForm />
      {children}
    </div>
  );
}

function CertificateIdForm() {
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
        <FormattedMessage {...messages.otherId} />
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
