import { useRef } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOutsideTap } from '../useOutsideTap.ts';

interface FloatingPanelProps extends PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Popover that also closes on a tap outside (docs/behaviour.md, Popovers). The popover of react-aria-components closes
 * only on clicks.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const panelRef = useRef<HTMLElement>(null);
  useOutsideTap(panelRef, props.isOpen, (event) => {
    // The click that follows would reach the element below.
    event.preventDefault();
    props.onOpenChange(false);
  });
  return <Popover {...props} ref={panelRef} />;
}
