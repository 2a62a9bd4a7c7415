import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { getIconClass } from '../icons/icon.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Default' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pill: Story = { args: { look: 'pill' } };
export const Accent: Story = { args: { look: 'accent', icon: <Star aria-hidden /> } };
export const WithMaskIcon: Story = { args: { children: 'Mission', icon: getIconClass('route') } };
