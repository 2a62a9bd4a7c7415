import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { Button } from '#ui/controls/Button.tsx';
import { selectIsSelecting, selectionChanged } from '../certificatesSlice.ts';
import { messages } from './messages.ts';

/** Button that starts selection mode. The button that ends selection mode is in the selection bar. */
export function StartSelectionButton() {
  const dispatch = usePluginDispatch();
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
