import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Switch } from '#ui/controls/Switch.tsx';
import type { ChangeTemplate } from '../templateChange.ts';
import styles from './CodeSection.module.css';
import { messages } from './messages.ts';

interface CodeSectionProps {
  showsCodeOnFront: boolean;
  change: ChangeTemplate;
}

/**
 * The form section with the switch for the validation code on the front (docs/behaviour.md, Code on the front).
 * Memoized: typing in other sections does not render this one.
 */
export const CodeSection = memo(function CodeSection({
  showsCodeOnFront,
  change,
}: CodeSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={styles.switch}>
        <Switch isOn={showsCodeOnFront} onChange={(isOn) => change({ showsCodeOnFront: isOn })}>
          <FormattedMessage {...messages.onFront} />
        </Switch>
      </div>
      <p className={styles.hint}>
        <FormattedMessage {...messages.hint} />
      </p>
    </section>
  );
});
