import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '#testing/stories/Screen.tsx';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';

const meta = {
  component: Screen,
  args: { route: '/', as: 'learner' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Grid: Story = { args: { route: '/?view=grid' } };
export const Administrator: Story = { args: { as: 'admin' } };
export const ManyCertificates: Story = { args: { responses: 'many' } };
export const SearchResults: Story = { args: { route: '/?q=safety', responses: 'many' } };
export const NoSearchResults: Story = { args: { route: '/?q=chess' } };
export const Selection: Story = {
  play: async ({ canvasElement, userEvent }) =>
    // In English, Portuguese and Spanish.
    userEvent.click(
      await getPluginCanvas(canvasElement).findByRole(
        'button',
        { name: /^Sele/ },
        { timeout: 30_000 },
      ),
    ),
};
export const Statement: Story = { args: { route: '/?statement=found' } };
export const Empty: Story = { args: { responses: 'empty' } };
export const Loading: Story = { args: { responses: 'loading' } };
export const Failed: Story = { args: { responses: 'failed' }, tags: ['logs-errors'] };
export const LongNames: Story = { args: { responses: 'longNames' } };
export const LongNamesInGrid: Story = { args: { route: '/?view=grid', responses: 'longNames' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] };
export const Dark: Story = { globals: { colorMode: 'dark' } };
