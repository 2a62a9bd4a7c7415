import type { ToastOptions } from './toastContract.ts';
import { createToastQueue } from './toastQueue.ts';

/** Shows toasts by their texts. */
function receiver() {
  const shown = new Set<string>();
  const receive = ({ text }: ToastOptions) => {
    shown.add(text);
    return () => void shown.delete(text);
  };
  return { receive, shown: () => [...shown] };
}

describe('a toast of which nobody wants to know any more', () => {
  test('is not shown when it still waited', () => {
    const queue = createToastQueue();
    const stack = receiver();
    queue.show({ text: 'Failed' })();
    queue.show({ text: 'Saved' });
    queue.receive(stack.receive);
    expect(stack.shown()).toEqual(['Saved']);
  });

  test.each(['before', 'since'])('is taken away when it was shown %s the stack came', (when) => {
    const queue = createToastQueue();
    const stack = receiver();
    const early = queue.show({ text: 'before' });
    queue.receive(stack.receive);
    const late = queue.show({ text: 'since' });
    (when === 'before' ? early : late)();
    expect(stack.shown()).toEqual([when === 'before' ? 'since' : 'before']);
  });
});
