/** @jest-environment jest-fixed-jsdom */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type LazyComponent, lazyComponent } from './lazyComponent.tsx';

const Text = () => 'Screen';

function draw(Screen: LazyComponent<object>): HTMLElement {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(<Screen meanwhile="Wait" />));
  return place;
}

test('what came before it is drawn is drawn at once', async () => {
  const Screen = lazyComponent(() => Promise.resolve(Text));
  await Screen.ask();
  expect(draw(Screen).textContent).toBe('Screen');
});

test('what comes later is drawn as soon as it is there', async () => {
  let come: (component: () => string) => void = () => undefined;
  const place = draw(lazyComponent(() => new Promise<() => string>((resolve) => (come = resolve))));
  expect(place.textContent).toBe('Wait');
  come(Text);
  const began = performance.now();
  while (place.textContent !== 'Screen') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(performance.now() - began).toBeLessThan(250);
});
