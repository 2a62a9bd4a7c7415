import { Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

export interface UndoRedoProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Returns the undo and redo actions. The toolbar shows these as buttons, or in its menu on narrow screens. */
export function useUndoRedoActions({ canUndo, canRedo, onUndo, onRedo }: UndoRedoProps) {
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
