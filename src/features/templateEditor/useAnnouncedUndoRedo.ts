import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#ui/LiveRegion.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { messages } from './messages.ts';
import type { EditedTemplate } from './state/index.ts';

/** Returns undo and redo functions that also announce the action to screen readers. */
export function useAnnouncedUndoRedo(
  editing: EditedTemplate,
  screenRef: RefObject<HTMLElement | null>,
) {
  const intl = useIntl();
  const undo = useStableCallback(() => {
    if (editing.canUndo) announce(screenRef.current, intl.formatMessage(messages.undone));
    editing.undo();
  });
  const redo = useStableCallback(() => {
    if (editing.canRedo) announce(screenRef.current, intl.formatMessage(messages.redone));
    editing.redo();
  });
  return { undo, redo };
}
