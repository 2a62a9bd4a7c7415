import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#ui/LiveRegion.tsx';
import { useHandler } from '#ui/useHandler.ts';
import { messages } from './messages.ts';
import type { Editing } from './state/useEditing.ts';

/** Undo and redo, for whoever listens too. */
export function useSaidSteps(editing: Editing, screen: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const undo = useHandler(() => {
    if (editing.canUndo) announce(screen.current, intl.formatMessage(messages.undone));
    editing.undo();
  });
  const redo = useHandler(() => {
    if (editing.canRedo) announce(screen.current, intl.formatMessage(messages.redone));
    editing.redo();
  });
  return { undo, redo };
}
