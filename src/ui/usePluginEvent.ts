import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import {
  getEventTarget,
  getPluginContent,
  getPluginRoot,
  isStandalone,
} from './styles/pluginRoot.ts';

/**
 * Handles an event of the keyboard or clipboard anywhere in the plugin, before the listeners of the host's page. Also handles
 * events on an element of the host around the plugin, such as `main`, which hosts focus after navigation, and if the plugin is
 * the whole page, events while no element has the focus.
 * @param elementRef any element of the plugin
 * @param onEvent called with the event and the element that it happened on
 * @param isCapture whether to handle the event before the elements inside the plugin
 */
export function usePluginEvent<Type extends 'keydown' | 'paste'>(
  type: Type,
  elementRef: RefObject<HTMLElement | null>,
  onEvent: (event: DocumentEventMap[Type], target: Element) => void,
  isCapture = false,
): void {
  // Targets of these events are elements, also of the classes of a frame.
  const handleEvent = useStableCallback((event: DocumentEventMap[Type]) =>
    onEvent(event, event.target as Element),
  );
  useEffect(() => {
    // Above the element in which React listens, so that stopping an event works in both phases.
    const area = getPluginContent(elementRef.current)?.parentNode;
    const { ownerDocument } = elementRef.current ?? {};
    if (!area || !ownerDocument) return;
    const handleEventAround = (event: DocumentEventMap[Type]) => {
      const target = getEventTarget(event) as Element;
      const root = getPluginRoot(elementRef.current);
      // The target is the body when nothing has the focus.
      const isAround =
        target === ownerDocument.body
          ? isStandalone(elementRef.current)
          : target !== root && target.hasAttribute('tabindex') && target.contains(root ?? null);
      // Above an open dialog, which closes by itself, the rest of the plugin cannot be used.
      if (isAround && !area.querySelector('dialog[open]')) handleEvent(event);
    };
    area.addEventListener(type, handleEvent as EventListener, isCapture);
    ownerDocument.addEventListener(type, handleEventAround, isCapture);
    return () => {
      area.removeEventListener(type, handleEvent as EventListener, isCapture);
      ownerDocument.removeEventListener(type, handleEventAround, isCapture);
    };
  }, [type, elementRef, handleEvent, isCapture]);
}
