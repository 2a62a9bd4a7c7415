import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleIds, Screen } from '#testing/stories/Screen.tsx';

const meta = {
  component: Screen,
  args: { route: `/editor/${exampleIds.template}`, as: 'admin' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StoredTemplate: Story = {};
export const NewTemplate: Story = { args: { route: '/editor' } };
export const Unknown: Story = { args: { responses: 'empty' } };
export const Loading: Story = { args: { responses: 'loading' } };
export const Failed: Story = { args: { responses: 'failed' }, tags: ['logs-errors'] };
export const LongNames: Story = { args: { responses: 'longNames' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
export const Dark: Story = { globals: { colorMode: 'dark' } };
