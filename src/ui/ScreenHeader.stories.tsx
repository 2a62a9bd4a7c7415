import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Plus } from 'lucide-react';
import { Button } from './controls/Button.tsx';
import { IconButton } from './controls/IconButton.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';

const meta = {
  component: ScreenHeader,
  args: {
    title: 'Manage templates',
    summary: '12 templates',
    backLink: <IconButton label="Back" icon={<ArrowLeft aria-hidden />} />,
    actions: (
      <Button look="primary" icon={<Plus aria-hidden />}>
        New template
      </Button>
    ),
  },
} satisfies Meta<typeof ScreenHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {};
export const TitleOnly: Story = { args: { backLink: null, actions: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
