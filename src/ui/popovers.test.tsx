/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { AriaLocaleAndPortalProvider } from './overlays/AriaLocaleAndPortalProvider.tsx';
import { Menu } from './overlays/Menu.tsx';
import { useDismiss } from './useDismiss.ts';

beforeAll(() => {
  // jsdom lacks PointerEvent; without it the library treats each touch as a press.
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

/** Fires touch events without pointer events or a click. @returns whether a click would follow */
function touch(target: Element, ...moves: readonly (readonly [number, number])[]): boolean {
  const fireTouch = (
    type: string,
    point: readonly [number, number] | undefined,
    isDown: boolean,
  ) => {
    const [clientX, clientY] = point ?? [0, 0];
    const event = new Event(type, { bubbles: true, cancelable: true });
    const points = [{ clientX, clientY }];
    Object.assign(event, { touches: isDown ? points : [], changedTouches: points });
    fireEvent(target, event);
    return !event.defaultPrevented;
  };
  fireTouch('touchstart', moves[0], true);
  return fireTouch('touchend', moves.at(-1), false);
}

const mountNextToText = async (children: ReactNode) => {
  render(
    <LanguageProvider language="pt" timeZone="UTC">
      <AriaLocaleAndPortalProvider>
        <p>{'Outside'}</p>
        {children}
      </AriaLocaleAndPortalProvider>
    </LanguageProvider>,
  );
  return screen.findByText('Outside');
};

const openMenu = async () => {
  const user = userEvent.setup();
  const outside = await mountNextToText(
    <Menu
      label="More"
      onLoadError={() => undefined}
      actions={[{ id: 'copy', label: 'Copy', icon: null, onAction: () => undefined }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  return outside;
};

describe('touch outside', () => {
  const distances = [
    [0, 0, true],
    [15, 0, true],
    [0, 18, true],
    [-11, 16, true],
    [0, 20, false],
    [22, 0, false],
    [-15, 15, false],
  ] as const;

  test.each(distances)('moving by %d, %d closes a panel: %s', async (x, y, closes) => {
    const outside = await mountNextToText(<Panel />);
    touch(outside, [100, 100], [100 + x, 100 + y]);
    expect(screen.queryByText('Signed in') === null).toBe(closes);
  });

  test.each(distances.slice(2, 6))('moving by %d, %d closes a menu: %s', async (x, y, closes) => {
    const outside = await openMenu();
    const isClick = touch(outside, [100, 100], [100 + x, 100 + y]);
    expect(screen.queryByRole('menu') === null).toBe(closes);
    // The element below must not be clicked as well.
    expect(isClick).toBe(!closes);
  });
});

test('useDismiss does not close a panel on a touch inside', async () => {
  await mountNextToText(<Panel />);
  touch(screen.getByText('Signed in'), [1, 1], [1, 1]);
  expect(screen.getByText('Signed in')).toBeVisible();
});

test('useDismiss closes a panel on Escape and on a press outside, not inside', async () => {
  const outside = await mountNextToText(
    <>
      <Panel />
      <Panel />
    </>,
  );
  const [first, second] = screen.getAllByText('Signed in');
  fireEvent.pointerDown(first as Element, { pointerType: 'mouse' });
  expect(first).toHaveTextContent('Signed in');
  expect(second).toBeEmptyDOMElement();
  fireEvent.keyDown(outside, { key: 'Escape' });
  expect(first).toBeEmptyDOMElement();
});
