import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    legend: 'View',
    value: 'list',
    options: [
      { value: 'list', label: 'List', icon: <List aria-hidden /> },
      { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
    ],
    onChange: () => undefined,
  },
  render: function Control(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabels: Story = {};
export const WithHiddenLabels: Story = { args: { hasHiddenLabels: true } };
export const WithoutIcons: Story = {
  args: {
    value: 'front',
    options: [
      { value: 'front', label: 'Front' },
      { value: 'back', label: 'Back' },
    ],
  },
};
