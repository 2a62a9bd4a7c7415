import type { Meta, StoryObj } from '@storybook/react-vite';
import { SigningInStatus } from './SigningInStatus.tsx';

const meta = {
  component: SigningInStatus,
} satisfies Meta<typeof SigningInStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {};
