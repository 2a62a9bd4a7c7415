/** Lists the elements of the host's page around an element, from the inside to the outside. */
export function listAncestors(element: Element | undefined): Element[] {
  // Where a host has put the plugin into a shadow root of its own, the next ancestor is the host element of that.
  const parent = element?.parentElement ?? (element?.getRootNode() as ShadowRoot | undefined)?.host;
  return parent ? [parent, ...listAncestors(parent)] : [];
}
