import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Printer } from 'lucide-react';
import { getDocumentIconClass } from '../icons/documentIcon.ts';
import { getIconClass } from '../icons/icon.ts';
import { ExternalIconLink, IconButton, IconLink } from './IconButton.tsx';
import { getPluginCanvas } from '#testing/stories/getPluginCanvas.ts';

const iconClasses = [
  ...(['bookOpen', 'eye', 'printer', 'recycle', 'route'] as const).map(getIconClass),
  ...(['copy', 'download', 'loaderCircle'] as const).map(getDocumentIconClass),
];

const meta = {
  component: IconButton,
  args: { label: 'Print: Safety at work', icon: <Printer aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabledReason: 'The pop-up was blocked.' } };
export const WithTooltip: Story = {
  play: ({ canvasElement, userEvent }) =>
    userEvent.hover(getPluginCanvas(canvasElement).getByRole('button')),
};
export const LinkToScreen: Story = {
  render: () => (
    <IconLink to="/preview" label="Preview: Safety at work" icon={<Eye aria-hidden />} />
  ),
};
export const LinkToOtherPage: Story = {
  render: () => (
    <ExternalIconLink href="#print" label="Print: Safety at work" icon={<Printer aria-hidden />} />
  ),
};
export const IconsByClass: Story = {
  render: () => (
    <>
      {iconClasses.map((iconClass) => (
        <IconButton key={iconClass} label={iconClass} icon={iconClass} />
      ))}
    </>
  ),
};
