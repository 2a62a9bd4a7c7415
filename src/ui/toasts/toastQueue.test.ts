import type { ToastOptions } from './toastContract.ts';
import { createToastQueue } from './toastQueue.ts';

/** Creates a receiver for a toast queue, and the set of the texts of visible toasts. */
function createReceiver() {
  const visible = new Set<string>();
  const receive = ({ text }: ToastOptions) => {
    visible.add(text);
    return () => void visible.delete(text);
  };
  return { receive, getTexts: () => [...visible] };
}

describe('closing a queued toast', () => {
  test('removes it before the stack receives it', () => {
    const queue = createToastQueue();
    const stack = createReceiver();
    queue.show({ text: 'Failed' })();
    queue.show({ text: 'Saved' });
    queue.receive(stack.receive);
    expect(stack.getTexts()).toEqual(['Saved']);
  });

  test.each(['before', 'after'])('hides it when it was queued %s the stack connected', (when) => {
    const queue = createToastQueue();
    const stack = createReceiver();
    const early = queue.show({ text: 'before' });
    queue.receive(stack.receive);
    const late = queue.show({ text: 'after' });
    (when === 'before' ? early : late)();
    expect(stack.getTexts()).toEqual([when === 'before' ? 'after' : 'before']);
  });
});
