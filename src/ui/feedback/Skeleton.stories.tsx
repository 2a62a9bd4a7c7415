import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  component: SkeletonGroup,
  args: {
    children: (
      <>
        <Skeleton width="40%" height="28px" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </>
    ),
  },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Silent: Story = { args: { isSilent: true } };
