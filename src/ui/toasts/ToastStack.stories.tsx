import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createToastQueue } from './toastQueue.ts';
import type { ToastOptions } from './toastContract.ts';
import ToastStack from './ToastStack.tsx';

interface ToastRegionProps {
  toasts: readonly ToastOptions[];
}

/** Shows toasts for ten minutes. */
function ToastExamples({ toasts }: ToastRegionProps) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    const closeFunctions = toasts.map((toast) => queue.show({ ...toast, duration: 600_000 }));
    return () => closeFunctions.forEach((close) => close());
  }, [queue, toasts]);
  return <ToastStack queue={queue} position="bottom-right" />;
}

const meta = {
  component: ToastExamples,
} satisfies Meta<typeof ToastExamples>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTypes: Story = {
  args: {
    toasts: [
      { type: 'success', text: 'Template saved' },
      { type: 'error', text: 'The PDF could not be created.', detail: 'Code 500' },
      { type: 'info', text: 'You are offline.' },
      { type: 'warning', text: 'The pop-up was blocked.' },
      { text: 'Copied' },
    ],
  },
};
export const WithAction: Story = {
  args: {
    toasts: [
      {
        type: 'success',
        text: '“Graduation” is the default template.',
        action: { label: 'Undo', onPress: () => undefined },
      },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    toasts: [
      {
        type: 'error',
        text: 'The certificates of the International Programme could not be exported.',
        detail: 'The server did not respond within thirty seconds. Check the connection and retry.',
        action: { label: 'Try again', onPress: () => undefined },
      },
    ],
  },
};
