import { useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOutsideTap } from '../useOutsideTap.ts';

/**
 * Popover that also closes on a tap outside (docs/behaviour.md, Popovers). The popover of react-aria-components closes
 * only on clicks.
 */
export function FloatingPanel(props: PopoverProps) {
  const panelRef = useRef<HTMLElement>(null);
  const trigger = useContext(OverlayTriggerStateContext);
  useOutsideTap(panelRef, props.isOpen ?? trigger?.isOpen ?? false, (event) => {
    // The click that follows would reach the element below.
    event.preventDefault();
    if (props.isOpen === undefined) trigger?.close();
    else props.onOpenChange?.(false);
  });
  return <Popover {...props} ref={panelRef} />;
}
