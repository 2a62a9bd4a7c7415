import { Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

export interface StepsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo, for the bar and for the menu that stands in where it is narrow. */
export function useSteps({ canUndo, canRedo, onUndo, onRedo }: StepsProps) {
  const intl = useIntl();
  return [
    {
      id: 'undo',
      label: intl.formatMessage(messages.undo),
      icon: <Undo2 aria-hidden />,
      keys: 'Control+Z Meta+Z',
      onAction: onUndo,
      disabledReason: canUndo ? undefined : intl.formatMessage(messages.nothingToUndo),
    },
    {
      id: 'redo',
      label: intl.formatMessage(messages.redo),
      icon: <Redo2 aria-hidden />,
      keys: 'Control+Shift+Z Meta+Shift+Z Control+Y',
      onAction: onRedo,
      disabledReason: canRedo ? undefined : intl.formatMessage(messages.nothingToRedo),
    },
  ];
}
