import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { useFound } from '../find/useFound.ts';
import { messages } from './messages.ts';
import styles from './SelectFound.module.css';

/** Begins choosing with everything that was found. */
export function SelectFound() {
  const dispatch = useServicesDispatch();
  const isSelecting = useSelector(selectIsSelecting);
  const { certificates } = useFound();
  if (isSelecting) return null;
  return (
    <button
      type="button"
      className={styles.all}
      data-opens-selection=""
      onClick={() => dispatch(selectionChanged(certificates.map(({ id }) => id)))}
    >
      <SquareCheck aria-hidden />
      <FormattedMessage {...messages.selectAll} values={{ n: certificates.length }} />
    </button>
  );
}
