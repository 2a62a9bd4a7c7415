import { FileQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CheckedFile, largestFile } from '#documents/check/verdicts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Verdict } from '../proof/Verdict.tsx';
import styles from './CheckResult.module.css';
import { CheckedOne } from './CheckedOne.tsx';
import { CheckedSeveral } from './CheckedSeveral.tsx';
import { FileName } from './FileName.tsx';
import { messages } from './messages.ts';

interface CheckResultProps {
  file: File;
  checked: CheckedFile;
  shownId: string | undefined;
  onAgain: () => void;
}

/** What became of a file. The focus comes to its first heading. */
export function CheckResult({ file, checked, shownId, onAgain }: CheckResultProps) {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    result.current?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  const certificates = checked.kind === 'checked' ? checked.certificates : [];
  const [first] = certificates;
  return (
    <section ref={result} className={styles.result}>
      <FileName file={file} certificates={certificates.length} />
      {checked.kind === 'refused' && <Refused why={checked.why} />}
      {certificates.length > 1 && <CheckedSeveral certificates={certificates} shownId={shownId} />}
      {certificates.length === 1 && first && <CheckedOne checked={first} shownId={shownId} />}
      <div className={styles.again}>
        <Button look="text" onClick={onAgain}>
          <FormattedMessage {...messages.again} />
        </Button>
      </div>
    </section>
  );
}

function Refused({ why }: { why: 'size' | 'kind' | 'nothing' }) {
  const intl = useIntl();
  const max = intl.formatNumber(largestFile / 1e6, { style: 'unit', unit: 'megabyte' });
  return (
    <Verdict
      tone="neutral"
      icon={<FileQuestion aria-hidden />}
      heading={
        <h2 tabIndex={-1}>
          <FormattedMessage {...messages.refused} />
        </h2>
      }
    >
      <p>
        {why === 'size' && <FormattedMessage {...messages.tooLarge} values={{ max }} />}
        {why === 'kind' && <FormattedMessage {...messages.notPdf} />}
        {why === 'nothing' && <FormattedMessage {...messages.nothing} />}
      </p>
    </Verdict>
  );
}
