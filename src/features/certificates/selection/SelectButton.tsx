import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServicesDispatch } from '#api/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { messages } from './messages.ts';

/** Begins and ends choosing certificates. */
export function SelectButton() {
  const dispatch = useServicesDispatch();
  const isSelecting = useSelector(selectIsSelecting);
  return (
    <Button
      look="ghost"
      icon={<SquareCheck aria-hidden />}
      aria-pressed={isSelecting}
      onClick={() => dispatch(selectionChanged(isSelecting ? null : []))}
    >
      <FormattedMessage {...messages.select} />
    </Button>
  );
}
