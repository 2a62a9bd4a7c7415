import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { messages } from './messages.ts';

/** Begins choosing certificates. What ends it is in the bar. */
export function SelectButton() {
  const dispatch = useServicesDispatch();
  const isSelecting = useSelector(selectIsSelecting);
  if (isSelecting) return null;
  return (
    <Button
      icon={<SquareCheck aria-hidden />}
      data-opens-selection=""
      onClick={() => dispatch(selectionChanged([]))}
    >
      <FormattedMessage {...messages.select} />
    </Button>
  );
}
