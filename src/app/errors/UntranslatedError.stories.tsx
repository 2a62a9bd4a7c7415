import type { Meta, StoryObj } from '@storybook/react-vite';
import { UntranslatedError, UntranslatedLoading } from './UntranslatedError.tsx';

const meta = {
  component: UntranslatedError,
  args: { code: 'ChunkLoadError', onRetry: () => undefined },
} satisfies Meta<typeof UntranslatedError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
/** The texts appear after four seconds. */
export const Loading: Story = { render: () => <UntranslatedLoading /> };
