import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Download PDF' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const Ghost: Story = { args: { look: 'ghost' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete template' } };
export const Text: Story = { args: { look: 'text' } };
export const WithIcon: Story = { args: { icon: <Download aria-hidden /> } };
export const Busy: Story = { args: { busy: true, children: 'Saving…' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabel: Story = {
  args: { children: 'Restablecer valores iniciales' },
};
