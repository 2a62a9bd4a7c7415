import type { Meta, StoryObj } from '@storybook/react-vite';
import NamedIllustration from '../illustrations/NamedIllustration.tsx';
import { Button } from '../controls/Button.tsx';
import { BlankState } from './BlankState.tsx';

const meta = {
  component: BlankState,
  args: {
    art: <NamedIllustration name="empty" />,
    title: 'No certificates yet',
    children: 'Complete a course to earn the first one.',
  },
} satisfies Meta<typeof BlankState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutActions: Story = {};
export const WithActions: Story = {
  args: {
    art: <NamedIllustration name="error" />,
    title: 'The list could not be loaded',
    actions: (
      <>
        <Button look="primary">Try again</Button>
        <Button>Go back</Button>
      </>
    ),
  },
};
export const OnlyTitle: Story = {
  args: { art: <NamedIllustration name="notFound" />, title: 'Not found', children: undefined },
};
