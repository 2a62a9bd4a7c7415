import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { ColorPicker } from './ColorPicker.tsx';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';

const meta = {
  component: ColorPicker,
  args: {
    anchor: { current: null },
    label: 'Title color',
    color: '#0B5D4E',
    suggestions: ['#0B5D4E', '#1A5FBF', '#7C3AED', '#B42318'],
    suggestionsLabel: 'Suggestions',
    onChange: () => undefined,
    onClose: () => undefined,
  },
  render: function Picker(args) {
    const anchor = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    const [color, setColor] = useState(args.color);
    return (
      <>
        <Button ref={anchor} onClick={() => setOpen(true)}>
          {color}
        </Button>
        {isOpen && (
          <ColorPicker
            {...args}
            anchor={anchor}
            color={color}
            onChange={setColor}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  },
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(getPluginCanvas(canvasElement).getByRole('button')),
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Black: Story = { args: { color: '#000000' } };
