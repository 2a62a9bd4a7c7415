import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressDiscIcon } from './ProgressDiscIcon.tsx';

const meta = {
  component: ProgressDiscIcon,
} satisfies Meta<typeof ProgressDiscIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { completeness: 'full' } };
export const Part: Story = { args: { completeness: 'part' } };
export const None: Story = { args: { completeness: 'none' } };
