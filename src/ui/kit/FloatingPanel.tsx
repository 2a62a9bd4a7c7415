import { useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOutsideTap } from '../useOutsideTap.ts';

/** The library's popover. It closes by clicks alone; this one by whatever is a tap to the specification, too. */
export function FloatingPanel(props: PopoverProps) {
  const panel = useRef<HTMLElement>(null);
  const trigger = useContext(OverlayTriggerStateContext);
  useOutsideTap(panel, props.isOpen ?? trigger?.isOpen ?? false, (event) => {
    // A click that follows would reach what was below.
    event.preventDefault();
    if (props.isOpen === undefined) trigger?.close();
    else props.onOpenChange?.(false);
  });
  return <Popover {...props} ref={panel} />;
}
