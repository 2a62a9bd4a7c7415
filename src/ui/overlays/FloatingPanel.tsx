import { type RefObject, useCallback, useRef } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { useOutsideTap } from '../useOutsideTap.ts';
import styles from './FloatingPanel.module.css';
import { placeFloatingPanel } from './placeFloatingPanel.ts';
import { watchVisibility } from './watchVisibility.ts';

interface FloatingPanelProps extends Omit<PopoverProps, 'className' | 'placement'> {
  className: string;
  /** Element next to which the panel opens. */
  triggerRef: RefObject<Element | null>;
  placement: 'bottom start' | 'bottom end';
  offset: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Popover in the top layer that also closes on a tap outside (docs/behaviour.md, Popovers). The popover of
 * react-aria-components closes only on clicks, and calculates wrong positions inside many elements of host pages.
 */
export function FloatingPanel({ className, ...props }: FloatingPanelProps) {
  const { triggerRef, placement, offset, maxHeight = 10_000 } = props;
  const panelRef = useRef<HTMLElement>(null);
  // Otherwise the rest of the host's page would stay blocked.
  const closeIfHidden = useStableCallback((isVisible: boolean) => {
    if (!isVisible) props.onOpenChange(false);
  });
  const setPanel = useCallback(
    (panel: HTMLElement | null) => {
      panelRef.current = panel;
      const anchor = triggerRef.current;
      if (!panel || !anchor) return;
      const align = placement === 'bottom end' ? 'end' : 'start';
      const stopPlacing = placeFloatingPanel(panel, anchor, { align, offset, maxHeight });
      const stopWatching = watchVisibility(panel, closeIfHidden);
      return () => {
        stopPlacing();
        stopWatching();
      };
    },
    [triggerRef, placement, offset, maxHeight, closeIfHidden],
  );
  useOutsideTap(panelRef, props.isOpen, (event) => {
    // The click that follows would reach the element below.
    event.preventDefault();
    props.onOpenChange(false);
  });
  return <Popover {...props} ref={setPanel} className={`${styles.panel} ${className}`} />;
}
