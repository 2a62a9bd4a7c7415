import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Sort:',
    value: 'newest',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'Name, A to Z' },
    ],
    onChange: () => undefined,
  },
  render: function Control(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {};
export const WithHiddenLabel: Story = { args: { hasHiddenLabel: true } };
export const WithIcon: Story = { args: { icon: <ArrowDownUp aria-hidden /> } };
export const CompactOnPhone: Story = {
  args: { icon: <ArrowDownUp aria-hidden />, isCompactWhenNarrow: true },
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
};
