import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from 'lucide-react';
import { ButtonAnchor } from './ButtonAnchor.tsx';

const meta = {
  component: ButtonAnchor,
  args: { href: '#platform', children: 'Back to the platform' },
} satisfies Meta<typeof ButtonAnchor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const WithIcon: Story = { args: { icon: <ExternalLink aria-hidden /> } };
