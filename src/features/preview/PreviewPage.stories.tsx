import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleIds, Screen } from '#testing/stories/Screen.tsx';

const meta = {
  component: Screen,
  args: { route: `/preview/${exampleIds.certificate}`, as: 'learner' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Certificate: Story = {};
export const Template: Story = {
  args: { route: `/preview/${exampleIds.template}?type=template`, as: 'admin' },
};
export const NothingChosen: Story = { args: { route: '/preview' } };
export const Unknown: Story = { args: { responses: 'empty' } };
export const Loading: Story = { args: { responses: 'loading' } };
export const Failed: Story = { args: { responses: 'failed' } };
export const LongNames: Story = { args: { responses: 'longNames' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
export const Dark: Story = { globals: { colorMode: 'dark' } };
