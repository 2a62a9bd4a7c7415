import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultilingualError, MultilingualLoading } from './MultilingualError.tsx';

const meta = {
  component: MultilingualError,
  args: { code: 'ChunkLoadError', onRetry: () => undefined },
} satisfies Meta<typeof MultilingualError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
/** The texts appear after four seconds. */
export const Loading: Story = { render: () => <MultilingualLoading /> };
