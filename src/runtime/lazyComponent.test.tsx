/** @jest-environment jest-fixed-jsdom */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type LazyComponent, lazyComponent } from './lazyComponent.tsx';

const Text = () => 'Screen';

function mountScreen(Screen: LazyComponent<object>): HTMLElement {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(<Screen fallback="Wait" />));
  return container;
}

test('lazyComponent renders a preloaded component at once', async () => {
  const Screen = lazyComponent(() => Promise.resolve(Text));
  await Screen.preload();
  expect(mountScreen(Screen).textContent).toBe('Screen');
});

test('lazyComponent replaces its fallback within 250 ms of the load', async () => {
  let resolveLoad: (component: () => string) => void = () => undefined;
  const container = mountScreen(
    lazyComponent(() => new Promise<() => string>((resolve) => (resolveLoad = resolve))),
  );
  expect(container.textContent).toBe('Wait');
  resolveLoad(Text);
  const startedAt = performance.now();
  while (container.textContent !== 'Screen') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(performance.now() - startedAt).toBeLessThan(250);
});
