/** @jest-environment jest-fixed-jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button.tsx';
import { DropZone } from './DropZone.tsx';
import { IconButton, IconLink } from './IconButton.tsx';
import { announce, LiveRegion } from '../LiveRegion.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

describe('SegmentedControl', () => {
  function Views() {
    const [view, setView] = useState<'list' | 'grid'>('list');
    const options = [
      { value: 'list', label: 'List' },
      { value: 'grid', label: 'Grid' },
    ] as const;
    return <SegmentedControl legend="View" value={view} options={options} onChange={setView} />;
  }

  test('is one tab stop, and arrow keys select an option', async () => {
    const user = userEvent.setup();
    render(<Views />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'List' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument();
  });
});

describe('Button and IconButton', () => {
  test('stay focusable and ignore clicks while busy or disabled', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = render(
      <Button busy onClick={onClick}>
        {'Loading'}
      </Button>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Loading', busy: true })).toHaveFocus();
    await user.keyboard('{Enter}');
    rerender(
      <Button disabled onClick={onClick}>
        {'Save'}
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('have the disabled reason as description', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(
      <IconButton
        label="Delete"
        icon={null}
        disabledReason="It is the default"
        onClick={onClick}
      />,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button).toHaveAccessibleDescription('It is the default');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('DropZone', () => {
  test('is highlighted until the dragged file leaves it, also while it is over the texts inside', () => {
    const texts = { label: 'Send a file', dropHint: 'or drop it', hint: 'PNG' };
    render(<DropZone {...texts} accept="image/png" isBusy={false} onFile={() => undefined} />);
    const zone = screen.getByRole('button', { name: 'Send a file' });
    const dataTransfer = { types: ['Files'] };
    fireEvent.dragEnter(zone, { dataTransfer });
    // The events of jsdom have no related target.
    const leaveTo = (relatedTarget: Element) =>
      fireEvent(zone, Object.assign(createEvent.dragLeave(zone), { relatedTarget }));
    leaveTo(screen.getByText('PNG'));
    expect(zone).toHaveAttribute('data-over');
    leaveTo(document.body);
    expect(zone).not.toHaveAttribute('data-over');
  });
});

describe('useTooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows the tooltip after 500 ms of hovering and hides it on Escape', () => {
    render(<IconButton label="Print" icon={null} />);
    const button = screen.getByRole('button', { name: 'Print' });
    fireEvent.pointerEnter(button);
    act(() => jest.advanceTimersByTime(499));
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Print');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });
});

describe('IconLink', () => {
  test('shows a shorter tooltip than its name', () => {
    jest.useFakeTimers();
    render(
      <MemoryRouter>
        <IconLink to="/" label="Preview: Safety at work" tooltip="Preview" icon={null} />
      </MemoryRouter>,
    );
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Preview: Safety at work' }));
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(/^Preview$/);
    jest.useRealTimers();
  });
});

describe('LiveRegion', () => {
  test('announces only in its own root', () => {
    const roots = ['one', 'two'].map((id) => {
      const root = document.createElement('div');
      root.dataset.certsRoot = '';
      root.id = id;
      document.body.append(root);
      render(<LiveRegion />, { container: root });
      return root;
    });
    act(() => announce(roots[1] ?? null, '10 more, 20 in total'));
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual([
      '',
      '10 more, 20 in total',
    ]);
  });
});
