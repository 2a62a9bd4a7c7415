import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorWithoutCatalog, LoadingWithoutCatalog } from './ErrorWithoutCatalog.tsx';

const meta = {
  component: ErrorWithoutCatalog,
  args: { code: 'ChunkLoadError', onRetry: () => undefined },
} satisfies Meta<typeof ErrorWithoutCatalog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
/** The texts appear after four seconds. */
export const Loading: Story = { render: () => <LoadingWithoutCatalog /> };
