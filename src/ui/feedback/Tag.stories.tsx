import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  component: Tag,
  args: { children: 'Department' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grey: Story = {};
export const Colored: Story = { args: { color: '#0B5D4E' } };
export const AlmostWhite: Story = { args: { color: 'FEFEFE' } };
export const LongName: Story = {
  args: { children: 'International Programme for Occupational Health and Safety in Maintenance' },
};
