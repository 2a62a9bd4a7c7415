import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/', children: 'My certificates' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const WithIcon: Story = { args: { look: 'ghost', icon: <ArrowLeft aria-hidden /> } };
