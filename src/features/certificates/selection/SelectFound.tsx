import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { useFound } from '../find/useFound.ts';
import { messages } from './messages.ts';
import { StatementLink } from '../statement/StatementLink.tsx';
import styles from './SelectFound.module.css';

/** What acts on everything that was found: choosing it, and its statement. */
export function SelectFound() {
  const dispatch = useServicesDispatch();
  const isSelecting = useSelector(selectIsSelecting);
  const { certificates } = useFound();
  if (isSelecting) return null;
  return (
    <>
      <button
        type="button"
        className={styles.all}
        data-opens-selection=""
        onClick={() => dispatch(selectionChanged(certificates.map(({ id }) => id)))}
      >
        <SquareCheck aria-hidden />
        <FormattedMessage {...messages.selectAll} values={{ n: certificates.length }} />
      </button>
      {certificates.length > 1 && <StatementLink />}
    </>
  );
}
