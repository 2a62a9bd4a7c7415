import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { hasLookalikes, listLookalikes } from './similarIds.ts';
import styles from './UnknownCertificate.module.css';

/** The requested id, with marks on the characters that look like others, and the names of those. */
export function RequestedId({ id }: { id: string }) {
  const intl = useIntl();
  const lookalikes = listLookalikes(id).map((group) => {
    const names = Array.from(group, (character) =>
      character === 'l' ? intl.formatMessage(messages.smallL) : character,
    );
    return intl.formatList(names, { type: 'disjunction' });
  });
  return (
    <div className={styles.requestedId}>
      <dl>
        <dt>
          <FormattedMessage {...messages.askedId} />
        </dt>
        <dd>
          {Array.from(id, (character, index) =>
            hasLookalikes(character) ? (
              <mark key={index} className={styles.marked}>
                {character}
              </mark>
            ) : (
              character
            ),
          )}
        </dd>
      </dl>
      {lookalikes.length > 0 && (
        <p className={styles.hint}>
          <FormattedMessage {...messages.lookalikes} values={{ list: lookalikes.join('; ') }} />
        </p>
      )}
    </div>
  );
}
