import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '#testing/stories/Screen.tsx';

const meta = {
  component: Screen,
  args: { route: '/', as: 'learner' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSignedIn: Story = { args: { route: '/not-authorized' } };
export const Forbidden: Story = { args: { route: '/forbidden' } };
export const ForAdministrators: Story = { args: { route: '/templates' } };
export const NotFound: Story = { args: { route: '/nowhere' } };
export const InvalidAddress: Story = { args: { route: '/preview/a.b' } };
export const UnexpectedError: Story = { args: { route: '/error' } };
