import type { Meta, StoryObj } from '@storybook/react-vite';
import NamedIllustration from './NamedIllustration.tsx';

const meta = {
  component: NamedIllustration,
} satisfies Meta<typeof NamedIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = { args: { name: 'denied' } };
export const Empty: Story = { args: { name: 'empty' } };
export const Failure: Story = { args: { name: 'error' } };
export const Locked: Story = { args: { name: 'locked' } };
export const NotFound: Story = { args: { name: 'notFound' } };
export const NoResults: Story = { args: { name: 'noResults' } };
export const SigningIn: Story = { args: { name: 'signingIn' } };
