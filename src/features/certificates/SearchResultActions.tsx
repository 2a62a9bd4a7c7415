import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { selectionChanged } from './certificatesSlice.ts';
import { messages } from './messages.ts';
import { useSearch } from './search/index.ts';
import { selectionMessages } from './selection/index.ts';
import { StatementLink } from './statement/index.ts';
import styles from './SearchResultActions.module.css';

const selectIcon = <SquareCheck aria-hidden />;

/** Buttons that select all search results, or all certificates, and that open a statement of learning about them. */
export default function SearchResultActions() {
  const dispatch = usePluginDispatch();
  const { certificates, isFiltered } = useSearch();
  return (
    <>
      {!isFiltered && (
        <p>
          <b>
            <FormattedMessage {...messages.count} values={{ n: certificates.length }} />
          </b>
        </p>
      )}
      <button
        type="button"
        className={styles.action}
        data-opens-selection=""
        onClick={() => dispatch(selectionChanged(certificates.map(({ id }) => id)))}
      >
        {selectIcon}
        <FormattedMessage {...selectionMessages.selectAll} values={{ n: certificates.length }} />
      </button>
      {certificates.length > 1 && (
        <span className={styles.statementLink}>
          <StatementLink className={styles.action} />
        </span>
      )}
    </>
  );
}
