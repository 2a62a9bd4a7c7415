/** @jest-environment jest-fixed-jsdom */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DeferredComponent, deferComponent } from './deferComponent.tsx';

const Text = () => 'Screen';
const fallback = () => 'Wait';

/** Renders a component. Resolves the promise `error` with an error that no error boundary catches. */
function mount(Component: DeferredComponent<object>) {
  const container = document.createElement('div');
  let reportError: (error: unknown) => void = () => undefined;
  const error = new Promise<unknown>((resolve) => (reportError = resolve));
  const root = createRoot(container, { onUncaughtError: reportError });
  flushSync(() => root.render(<Component />));
  return { container, error };
}

async function waitForText(container: HTMLElement, text: string): Promise<void> {
  while (container.textContent !== text) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(['render', 'afterPaint'] as const)('deferComponent with when: %s', (when) => {
  test('renders a preloaded component at once', async () => {
    const Screen = deferComponent(() => Promise.resolve({ default: Text }), { when, fallback });
    await Screen.preload();
    expect(mount(Screen).container.textContent).toBe('Screen');
  });

  test('shows its fallback until the code is loaded', async () => {
    const { container } = mount(
      deferComponent(() => Promise.resolve({ default: Text }), { when, fallback }),
    );
    expect(container.textContent).toBe('Wait');
    await waitForText(container, 'Screen');
  });
});

test('deferComponent replaces its fallback within 250 ms of the load', async () => {
  const durations: number[] = [];
  // Several attempts, because the machine may be busy.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    let resolveLoad: (module: { default: () => string }) => void = () => undefined;
    const load = () => new Promise<{ default: () => string }>((resolve) => (resolveLoad = resolve));
    const { container } = mount(deferComponent(load, { when: 'render', fallback }));
    const startedAt = performance.now();
    resolveLoad({ default: Text });
    await waitForText(container, 'Screen');
    durations.push(performance.now() - startedAt);
  }
  expect(Math.min(...durations)).toBeLessThan(250);
});

describe('deferComponent after a failed load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('throws the error to the error boundary with when: render', async () => {
    const load = () => Promise.reject(new Error('Loading failed'));
    const { error } = mount(deferComponent<object>(load, { when: 'render' }));
    await jest.advanceTimersByTimeAsync(3000);
    await expect(error).resolves.toThrow('Loading failed');
  });

  test('loads again after ten seconds with when: afterPaint', async () => {
    let isOnline = false;
    const load = () =>
      isOnline ? Promise.resolve({ default: Text }) : Promise.reject(new Error('Loading failed'));
    const { container } = mount(deferComponent(load, { when: 'afterPaint', fallback }));
    await jest.advanceTimersByTimeAsync(3000);
    isOnline = true;
    await jest.advanceTimersByTimeAsync(9000);
    expect(container.textContent).toBe('Wait');
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    await waitForText(container, 'Screen');
  });

  test('shows the component as soon as a later load succeeds with when: afterPaint', async () => {
    let isOnline = false;
    const load = () =>
      isOnline ? Promise.resolve({ default: Text }) : Promise.reject(new Error('Loading failed'));
    const Screen = deferComponent(load, { when: 'afterPaint', fallback });
    const { container } = mount(Screen);
    await jest.advanceTimersByTimeAsync(3000);
    isOnline = true;
    await Screen.preload();
    jest.useRealTimers();
    await waitForText(container, 'Screen');
  });
});
