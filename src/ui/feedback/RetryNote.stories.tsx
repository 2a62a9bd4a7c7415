import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetryNote } from './RetryNote.tsx';

const meta = {
  component: RetryNote,
  args: { children: 'The next certificates could not be loaded.', onRetry: () => undefined },
} satisfies Meta<typeof RetryNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {};
export const Warning: Story = { args: { type: 'warning' } };
export const Retrying: Story = { args: { isRetrying: true } };
