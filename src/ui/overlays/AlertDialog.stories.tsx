import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Delete “Graduation”?',
    children: 'Certificates that use this template get the default one.',
    cancelLabel: 'Cancel',
    actions: <Button look="danger">Delete template</Button>,
    onCancel: () => undefined,
  },
  render: function Dialog(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <AlertDialog {...args} isOpen={isOpen} onCancel={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Busy: Story = {
  args: {
    busy: true,
    actions: (
      <Button look="danger" busy>
        Deleting…
      </Button>
    ),
  },
};
export const Failed: Story = { args: { error: 'The template could not be deleted.' } };
export const ThreeButtons: Story = {
  args: {
    isWide: true,
    title: 'Save your changes?',
    children: 'This template has changed.',
    actions: (
      <>
        <Button>Save as a copy</Button>
        <Button look="primary">Overwrite</Button>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: { title: 'Delete “International Programme for Occupational Health and Safety”?' },
};
