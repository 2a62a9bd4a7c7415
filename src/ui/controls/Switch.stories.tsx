import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { isOn: false, onChange: () => undefined, children: 'Include the statement' },
  render: function Control(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <Switch {...args} isOn={isOn} onChange={setOn} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isOn: true } };
