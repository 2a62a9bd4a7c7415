import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

const meta = {
  component: ModalDialog,
  args: {
    className: '',
    labelledBy: 'title',
    onClose: () => undefined,
    children: (
      <div style={{ padding: 24 }}>
        <h2 id="title">Statement of learning</h2>
        <Button>Download PDF</Button>
      </div>
    ),
  },
  render: function Dialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && <ModalDialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
} satisfies Meta<typeof ModalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
