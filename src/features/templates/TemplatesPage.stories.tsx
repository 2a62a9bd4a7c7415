import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '#testing/stories/Screen.tsx';

const meta = {
  component: Screen,
  args: { route: '/templates', as: 'admin' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const ManyTemplates: Story = { args: { responses: 'many' } };
export const Empty: Story = { args: { responses: 'empty' } };
export const Loading: Story = { args: { responses: 'loading' } };
export const Failed: Story = { args: { responses: 'failed' } };
export const LongNames: Story = { args: { responses: 'longNames' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
export const Dark: Story = { globals: { colorMode: 'dark' } };
