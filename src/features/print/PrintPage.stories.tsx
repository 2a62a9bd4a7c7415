import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleIds, Screen } from '#testing/stories/Screen.tsx';

const meta = {
  component: Screen,
  args: { route: `/print/${exampleIds.certificate}` },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Certificate: Story = {};
export const Unknown: Story = { args: { responses: 'empty' } };
export const Loading: Story = { args: { responses: 'loading' } };
export const Failed: Story = { args: { responses: 'failed' } };
export const LongNames: Story = { args: { responses: 'longNames' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
