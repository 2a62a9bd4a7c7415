import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from 'lucide-react';
import { ExternalButtonLink } from './ExternalButtonLink.tsx';

const meta = {
  component: ExternalButtonLink,
  args: { href: '#platform', children: 'Back to the platform' },
} satisfies Meta<typeof ExternalButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const WithIcon: Story = { args: { icon: <ExternalLink aria-hidden /> } };
