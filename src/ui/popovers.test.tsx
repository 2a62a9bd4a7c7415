/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { Kit } from './kit/Kit.tsx';
import { Menu } from './kit/Menu.tsx';
import { useDismiss } from './useDismiss.ts';

beforeAll(() => {
  // jsdom has none; without it the library takes each touch for a press.
  globalThis.PointerEvent = class extends MouseEvent {
    readonly pointerType = 'mouse';
  } as typeof PointerEvent;
});

function Panel() {
  const [isOpen, setOpen] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  useDismiss(area, isOpen, () => setOpen(false));
  return <div ref={area}>{isOpen && 'Signed in'}</div>;
}

/** A touch as browsers tell it, with nothing of a pointer and no click. @returns whether a click would follow */
function touch(target: Element, ...moves: readonly (readonly [number, number])[]): boolean {
  const tell = (type: string, at: readonly [number, number] | undefined, isDown: boolean) => {
    const [clientX, clientY] = at ?? [0, 0];
    const event = new Event(type, { bubbles: true, cancelable: true });
    const points = [{ clientX, clientY }];
    Object.assign(event, { touches: isDown ? points : [], changedTouches: points });
    fireEvent(target, event);
    return !event.defaultPrevented;
  };
  tell('touchstart', moves[0], true);
  return tell('touchend', moves.at(-1), false);
}

const show = async (children: ReactNode) => {
  render(
    <LanguageProvider language="pt" timeZone="UTC">
      <Kit>
        <p>{'Elsewhere'}</p>
        {children}
      </Kit>
    </LanguageProvider>,
  );
  return screen.findByText('Elsewhere');
};

const openMenu = async () => {
  const user = userEvent.setup();
  const elsewhere = await show(
    <Menu
      label="More"
      actions={[{ id: 'copy', label: 'Copy', icon: null, onAction: () => undefined }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  return elsewhere;
};

describe('a touch outside', () => {
  const distances = [
    [0, 0, true],
    [15, 0, true],
    [0, 18, true],
    [-11, 16, true],
    [0, 20, false],
    [22, 0, false],
    [-15, 15, false],
  ] as const;

  test.each(distances)('that moved by %d, %d closes a panel: %s', async (x, y, closes) => {
    const elsewhere = await show(<Panel />);
    touch(elsewhere, [100, 100], [100 + x, 100 + y]);
    expect(screen.queryByText('Signed in') === null).toBe(closes);
  });

  test.each(distances.slice(2, 6))(
    'that moved by %d, %d closes a menu: %s',
    async (x, y, closes) => {
      const elsewhere = await openMenu();
      const isClick = touch(elsewhere, [100, 100], [100 + x, 100 + y]);
      expect(screen.queryByRole('menu') === null).toBe(closes);
      // What lies below must not be pressed as well.
      expect(isClick).toBe(!closes);
    },
  );
});

test('a touch inside closes nothing', async () => {
  await show(<Panel />);
  touch(screen.getByText('Signed in'), [1, 1], [1, 1]);
  expect(screen.getByText('Signed in')).toBeVisible();
});

test('a press outside closes at once, one inside does not, Escape does', async () => {
  const elsewhere = await show(
    <>
      <Panel />
      <Panel />
    </>,
  );
  const [first, second] = screen.getAllByText('Signed in');
  fireEvent.pointerDown(first as Element, { pointerType: 'mouse' });
  expect(first).toHaveTextContent('Signed in');
  expect(second).toBeEmptyDOMElement();
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(first).toBeEmptyDOMElement();
});
