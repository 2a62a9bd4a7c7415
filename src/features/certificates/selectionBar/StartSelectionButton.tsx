import { SquareCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { Button } from '#ui/controls/Button.tsx';
import { selectionChanged } from '../certificatesSlice.ts';
import { selectionMessages } from '../selection/index.ts';

/** Button that starts selection mode. It is invisible during the mode, and keeps its place. */
export default function StartSelectionButton() {
  const dispatch = usePluginDispatch();
  return (
    <Button
      icon={<SquareCheck aria-hidden />}
      data-opens-selection=""
      onClick={() => dispatch(selectionChanged([]))}
    >
      <FormattedMessage {...selectionMessages.select} />
    </Button>
  );
}
