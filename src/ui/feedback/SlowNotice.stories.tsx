import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlowNotice } from './SlowNotice.tsx';

/** The message appears after four seconds. */
const meta = {
  component: SlowNotice,
} satisfies Meta<typeof SlowNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overlay: Story = {
  render: (args) => (
    <div style={{ position: 'relative', height: 120 }}>
      <SlowNotice {...args} />
    </div>
  ),
};
export const Below: Story = { args: { position: 'below' } };
