/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { catalogue } from '#i18n/en.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import type { Toast } from './toastContract.ts';
import { createToastQueue } from './toastQueue.ts';
import { ToastStack } from './ToastStack.tsx';

let toast: Toast;

function renderToasts() {
  const queue = createToastQueue();
  toast = queue.show;
  const root = document.createElement('div');
  root.dataset.certsRoot = '';
  document.body.append(root);
  render(
    <IntlProvider locale="en" messages={catalogue.messages}>
      <LiveRegion />
      <ToastStack queue={queue} position="bottom-right" />
    </IntlProvider>,
    { container: root },
  );
}

const shown = () =>
  screen.queryAllByText(/./, { selector: 'strong' }).map((one) => one.textContent);
/** In steps, so that what React does after one timer can start the next. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 200) {
    act(() => jest.advanceTimersByTime(Math.min(200, left)));
  }
}
/** The movement out, with what notistack adds to it. */
const leaving = 1000;

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  test('is dismissed after 3000 ms', () => {
    renderToasts();
    act(() => void toast({ type: 'success', text: 'Success.' }));
    pass(2999);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(shown()).toEqual(['Success.']);
    pass(1 + leaving);
    expect(shown()).toEqual([]);
  });

  test('pauses while the pointer hovers over it and keeps the remaining time', () => {
    renderToasts();
    act(() => void toast({ text: 'Link copied.' }));
    const card = () => screen.getByText('Link copied.', { selector: 'strong' });
    pass(2000);
    fireEvent.mouseEnter(card());
    pass(60_000);
    expect(shown()).toEqual(['Link copied.']);
    fireEvent.mouseLeave(card());
    pass(999);
    expect(shown()).toEqual(['Link copied.']);
    pass(1 + leaving);
    expect(shown()).toEqual([]);
  });

  test('pauses while the focus is inside it', () => {
    renderToasts();
    act(() => void toast({ text: 'Link copied.' }));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(shown()).toEqual(['Link copied.']);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(3000 + leaving);
    expect(shown()).toEqual([]);
  });

  test('is dismissed by a click, unless it is not dismissible', () => {
    renderToasts();
    act(() => void toast({ text: 'Goes' }));
    act(() => void toast({ text: 'Stays', dismissible: false }));
    pass(500);
    fireEvent.click(screen.getByText('Goes', { selector: 'strong' }));
    fireEvent.click(screen.getByText('Stays', { selector: 'strong' }));
    pass(leaving);
    expect(shown()).toEqual(['Stays']);
  });

  test('with an action is there for 8000 ms, also when it is an error', () => {
    renderToasts();
    const action = { label: 'Try again', onPress: () => undefined };
    act(() => void toast({ type: 'error', text: 'An error has occurred.', action }));
    pass(7999);
    expect(shown()).toEqual(['An error has occurred.']);
    pass(1 + leaving);
    expect(shown()).toEqual([]);
  });

  test('closes when its action is pressed', () => {
    renderToasts();
    const again = jest.fn();
    const action = { label: 'Try again', onPress: again };
    act(() => void toast({ type: 'error', text: 'An error has occurred.', action }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    pass(leaving);
    expect([again.mock.calls.length, shown()]).toEqual([1, []]);
  });

  test('is taken away by whoever showed it', () => {
    renderToasts();
    let takeAway: () => void = () => undefined;
    act(() => {
      takeAway = toast({ type: 'error', text: 'An error has occurred.' });
      toast({ text: 'Link copied.' });
    });
    pass(500);
    act(() => takeAway());
    pass(leaving);
    expect(shown()).toEqual(['Link copied.']);
  });

  test('is one of five at most, and the oldest makes room', () => {
    renderToasts();
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      act(() => void toast({ text, duration: 60_000 }));
      pass(500);
    }
    pass(leaving);
    expect(shown()).toEqual(['2', '3', '4', '5', '6']);
  });

  test('is said once in the live region: errors at once, the others politely', () => {
    renderToasts();
    act(() => void toast({ type: 'info', text: 'The PDF is being made.' }));
    act(() => {
      toast({ type: 'error', text: 'An error has occurred.', detail: 'Nothing was saved.' });
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^The PDF is being made\.$/);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^An error has occurred\. Nothing was saved\.$/,
    );
  });

  test('shows markup in its text as text', () => {
    renderToasts();
    act(() => void toast({ text: '<img src=x onerror=alert(1)>' }));
    expect(shown()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
