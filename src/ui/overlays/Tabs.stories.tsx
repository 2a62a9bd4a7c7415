import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const options = [
  { value: 'pt', label: 'Português' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

const meta = {
  component: Tabs,
  args: { label: 'Language', value: 'en', options, onChange: () => undefined, children: null },
  render: function Languages(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs {...args} value={value} onChange={setValue}>
        <p>{value}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTabs: Story = {};
