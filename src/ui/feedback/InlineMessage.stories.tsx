import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineMessage } from './InlineMessage.tsx';

const meta = {
  component: InlineMessage,
  args: { children: 'Applies to future certificates. Those already issued do not change.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { type: 'warning', children: 'The image is too small.' } };
export const Failure: Story = { args: { type: 'error', children: 'The file cannot be read.' } };
