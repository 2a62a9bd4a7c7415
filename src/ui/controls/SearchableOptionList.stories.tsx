import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, Tag } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { SearchableOptionList } from './SearchableOptionList.tsx';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';

const meta = {
  component: SearchableOptionList,
  args: {
    anchor: { current: null },
    isOpen: true,
    label: 'Registered data',
    searchLabel: 'Search fields',
    searchIcon: <Search aria-hidden />,
    groups: [
      {
        id: 'user',
        label: 'Learner',
        options: [
          { id: 'user.name', label: 'Name', icon: <Tag aria-hidden />, detail: 'Nora Whitfield' },
          { id: 'user.email', label: 'E-mail', icon: <Tag aria-hidden /> },
        ],
      },
      {
        id: 'course',
        label: 'Course',
        options: [{ id: 'course.name', label: 'Name of the course', icon: <Tag aria-hidden /> }],
      },
    ],
    emptyMessage: 'No field has this name.',
    onChoose: () => undefined,
    onClose: () => undefined,
  },
  render: function List(args) {
    const anchor = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button ref={anchor} onClick={() => setOpen(true)}>
          Insert data
        </Button>
        <SearchableOptionList
          {...args}
          anchor={anchor}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
  play: ({ canvasElement, userEvent }) =>
    userEvent.click(getPluginCanvas(canvasElement).getByRole('button')),
} satisfies Meta<typeof SearchableOptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NoOptions: Story = { args: { groups: [] } };
