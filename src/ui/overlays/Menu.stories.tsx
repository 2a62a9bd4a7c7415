import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Star, Trash2 } from 'lucide-react';
import { Menu } from './Menu.tsx';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';

const onAction = () => undefined;

const meta = {
  component: Menu,
  args: {
    label: 'More actions: Graduation',
    onLoadError: () => undefined,
    actions: [
      { id: 'favorite', label: 'Set as default', icon: <Star aria-hidden />, onAction },
      { id: 'copy', label: 'Duplicate', icon: <Copy aria-hidden />, onAction },
      { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, onAction, isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(getPluginCanvas(canvasElement).getByRole('button')),
};
export const DisabledAction: Story = {
  ...Open,
  args: {
    actions: [
      { id: 'copy', label: 'Duplicate', icon: <Copy aria-hidden />, onAction },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden />,
        onAction,
        isDanger: true,
        disabledReason: 'The default template cannot be deleted.',
      },
    ],
  },
};
