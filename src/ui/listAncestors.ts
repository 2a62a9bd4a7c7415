/**
 * Lists the elements of the host's page around an element, from the inside to the outside. A field in a form, such as
 * `<input name="scrollTop">`, hides that property of the form: forms without a position are left out, and a form without
 * a parent ends the list.
 */
export function listAncestors(element: Element | undefined): Element[] {
  // Where a host has put the plugin into a shadow root of its own, the next ancestor is the host element of that.
  const parent = element?.parentElement ?? (element?.getRootNode() as ShadowRoot | undefined)?.host;
  if (!parent || Object.hasOwn(parent, 'parentElement')) return [];
  const ancestors = listAncestors(parent);
  return Object.hasOwn(parent, 'scrollTop') ? ancestors : [parent, ...ancestors];
}
