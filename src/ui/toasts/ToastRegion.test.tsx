/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { catalog } from '#i18n/en.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import type { ShowToast } from './toastContract.ts';
import { createToastQueue } from './toastQueue.ts';
import ToastStack from './ToastStack.tsx';

let showToast: ShowToast;

function renderToasts() {
  const queue = createToastQueue();
  showToast = queue.show;
  const root = document.createElement('div');
  root.dataset.certsRoot = '';
  document.body.append(root);
  render(
    <IntlProvider locale="en" messages={catalog.messages}>
      <LiveRegion />
      <ToastStack queue={queue} position="bottom-right" />
    </IntlProvider>,
    { container: root },
  );
}

const getToastTexts = () =>
  screen.queryAllByText(/./, { selector: 'strong' }).map((element) => element.textContent);
/** Advances timers in steps, so that effects of one timer can start the next. */
function advanceTime(milliseconds: number) {
  for (let remaining = milliseconds; remaining > 0; remaining -= 200) {
    act(() => jest.advanceTimersByTime(Math.min(200, remaining)));
  }
}
/** Duration of the exit transition, including notistack's own delays, in milliseconds. */
const exitDuration = 1000;

describe('ToastStack', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  test('dismisses a toast after 3000 ms', () => {
    renderToasts();
    act(() => void showToast({ type: 'success', text: 'Success.' }));
    advanceTime(2999);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(getToastTexts()).toEqual(['Success.']);
    advanceTime(1 + exitDuration);
    expect(getToastTexts()).toEqual([]);
  });

  test('pauses the timer of a toast while the pointer is over it', () => {
    renderToasts();
    act(() => void showToast({ text: 'Link copied.' }));
    const getCard = () => screen.getByText('Link copied.', { selector: 'strong' });
    advanceTime(2000);
    fireEvent.mouseEnter(getCard());
    advanceTime(60_000);
    expect(getToastTexts()).toEqual(['Link copied.']);
    fireEvent.mouseLeave(getCard());
    advanceTime(999);
    expect(getToastTexts()).toEqual(['Link copied.']);
    advanceTime(1 + exitDuration);
    expect(getToastTexts()).toEqual([]);
  });

  test('pauses the timer of a toast while the focus is inside it', () => {
    renderToasts();
    act(() => void showToast({ text: 'Link copied.' }));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    advanceTime(60_000);
    expect(getToastTexts()).toEqual(['Link copied.']);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    advanceTime(3000 + exitDuration);
    expect(getToastTexts()).toEqual([]);
  });

  test('calls onClose once when its time is over, or when it makes room for another', () => {
    renderToasts();
    const onClose = jest.fn();
    act(() => void showToast({ text: 'Deleted.', onClose }));
    advanceTime(2999);
    expect(onClose).not.toHaveBeenCalled();
    advanceTime(1 + exitDuration);
    expect(onClose).toHaveBeenCalledTimes(1);
    const onReplaced = jest.fn();
    act(() => void showToast({ text: 'First', onClose: onReplaced }));
    for (let index = 0; index < 5; index++) act(() => void showToast({ text: `Toast ${index}` }));
    advanceTime(1500);
    expect(onReplaced).toHaveBeenCalled();
  });

  test('dismisses a toast on click if it is dismissible', () => {
    renderToasts();
    act(() => void showToast({ text: 'Goes' }));
    act(() => void showToast({ text: 'Stays', dismissible: false }));
    advanceTime(500);
    fireEvent.click(screen.getByText('Goes', { selector: 'strong' }));
    fireEvent.click(screen.getByText('Stays', { selector: 'strong' }));
    advanceTime(exitDuration);
    expect(getToastTexts()).toEqual(['Stays']);
  });

  test('shows a toast with an action for 8000 ms', () => {
    renderToasts();
    const action = { label: 'Try again', onPress: () => undefined };
    act(() => void showToast({ type: 'error', text: 'An error has occurred.', action }));
    advanceTime(7999);
    expect(getToastTexts()).toEqual(['An error has occurred.']);
    advanceTime(1 + exitDuration);
    expect(getToastTexts()).toEqual([]);
  });

  test('closes a toast when its action is pressed', () => {
    renderToasts();
    const onPress = jest.fn();
    const action = { label: 'Try again', onPress };
    act(() => void showToast({ type: 'error', text: 'An error has occurred.', action }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    advanceTime(exitDuration);
    expect([onPress.mock.calls.length, getToastTexts()]).toEqual([1, []]);
  });

  test('closes a toast when the function returned for it is called', () => {
    renderToasts();
    let dismiss: () => void = () => undefined;
    act(() => {
      dismiss = showToast({ type: 'error', text: 'An error has occurred.' });
      showToast({ text: 'Link copied.' });
    });
    advanceTime(500);
    act(() => dismiss());
    advanceTime(exitDuration);
    expect(getToastTexts()).toEqual(['Link copied.']);
  });

  test('shows at most five toasts and removes the oldest', () => {
    renderToasts();
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      act(() => void showToast({ text, duration: 60_000 }));
      advanceTime(500);
    }
    advanceTime(exitDuration);
    expect(getToastTexts()).toEqual(['2', '3', '4', '5', '6']);
  });

  test('announces errors assertively and other toasts politely', () => {
    renderToasts();
    act(() => void showToast({ type: 'info', text: 'The PDF is being made.' }));
    act(() => {
      showToast({ type: 'error', text: 'An error has occurred.', detail: 'Nothing was saved.' });
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^The PDF is being made\.$/);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^An error has occurred\. Nothing was saved\.$/,
    );
  });

  test('shows markup in a toast as text', () => {
    renderToasts();
    act(() => void showToast({ text: '<img src=x onerror=alert(1)>' }));
    expect(getToastTexts()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
