import { within } from 'storybook/test';

/** Returns the queries of a story for the content of the plugin, which is in a shadow root. */
export function getPluginCanvas(canvasElement: HTMLElement) {
  const { shadowRoot } = canvasElement.querySelector('[data-certs-root]') ?? {};
  const content = shadowRoot?.querySelector<HTMLElement>('[data-certs-content]');
  if (!content) throw new Error('The story renders no plugin.');
  return within(content);
}
