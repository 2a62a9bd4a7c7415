/**
 * Returns the root element of the plugin around an element: the element in the host's page that has the shadow root.
 * Returns undefined outside of a plugin.
 */
export function getPluginRoot(element: Element | null | undefined): HTMLElement | undefined {
  const rootNode = element?.getRootNode();
  // Not `instanceof`, because the plugin may be in the document of a frame, which has other classes.
  const root = rootNode && 'host' in rootNode ? (rootNode as ShadowRoot).host : undefined;
  return (root ?? element?.closest('[data-certs-root]') ?? undefined) as HTMLElement | undefined;
}

/** Returns whether the plugin around an element is the whole page, and not part of a host's page. */
export const isStandalone = (element: Element | null | undefined): boolean =>
  getPluginRoot(element)?.hasAttribute('data-standalone') ?? false;

/**
 * Returns the element in the shadow root that contains the whole interface. Its listeners get events with their real
 * target, and before the listeners of the host; outside of the shadow root, the target is the root element.
 */
export function getPluginContent(element: Element | null | undefined): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-certs-content]') ?? undefined;
}

/** Returns the element that an event happened on, also inside of a shadow root. */
export function getEventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
