import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompletenessIcon } from './CompletenessIcon.tsx';

const meta = {
  component: CompletenessIcon,
} satisfies Meta<typeof CompletenessIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { completeness: 'full' } };
export const Part: Story = { args: { completeness: 'part' } };
export const None: Story = { args: { completeness: 'none' } };
