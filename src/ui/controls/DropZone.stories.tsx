import type { Meta, StoryObj } from '@storybook/react-vite';
import { DropZone } from './DropZone.tsx';

const meta = {
  component: DropZone,
  args: {
    label: 'Choose an image',
    dropHint: 'or drop it here',
    hint: 'PNG or JPEG, up to 10 MB',
    accept: 'image/png,image/jpeg',
    isBusy: false,
    onFile: () => undefined,
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true, hint: 'Reading the image…' } };
export const LongTexts: Story = {
  args: {
    label: 'Choose the finished artwork of your design team',
    hint: 'PNG, JPEG or WebP, landscape, at least 3508 × 2480 pixels, up to 10 MB',
  },
};
