import { type ReactNode, useEffect } from 'react';
import type { ToastPosition } from './toastContract.ts';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastQueue } from './toastQueue.ts';
import { useToast } from './useToast.ts';

/** The stack of toasts on screen, fed by a queue. */
export function ToastStack({
  queue,
  position,
}: {
  queue: ToastQueue;
  position: ToastPosition;
}): ReactNode {
  return (
    <ToastProvider position={position}>
      <Receiver queue={queue} />
    </ToastProvider>
  );
}

function Receiver({ queue }: { queue: ToastQueue }): ReactNode {
  const toast = useToast();
  useEffect(() => queue.receive(toast), [queue, toast]);
  return null;
}
