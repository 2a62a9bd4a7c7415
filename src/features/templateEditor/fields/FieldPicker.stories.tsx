import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';
import { Button } from '#ui/controls/Button.tsx';
import FieldPicker from './FieldPicker.tsx';

const meta = {
  component: FieldPicker,
  loaders: [() => loadAdditionalMessages('admin')],
  args: {
    anchor: { current: null },
    isOpen: true,
    fields: {
      fields: [
        { key: 'user.name', source: 'user', label: 'Name', example: 'Nora Whitfield' },
        { key: 'user.meta.7', source: 'user', label: 'Department' },
        { key: 'mission.name', source: 'mission', label: 'Mission name', example: 'Energy' },
      ],
      isLoading: false,
      error: undefined,
      retry: () => undefined,
    },
    onClose: () => undefined,
  },
  render: function List(args) {
    const anchor = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button ref={anchor} onClick={() => setOpen(true)}>
          Insert data
        </Button>
        <FieldPicker {...args} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(getPluginCanvas(canvasElement).getByRole('button')),
} satisfies Meta<typeof FieldPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NoFields: Story = { args: { fields: { ...meta.args.fields, fields: [] } } };
export const Failed: Story = {
  args: { fields: { ...meta.args.fields, error: new Error('No connection') } },
};
