/** Returns the focused element of the document or shadow root that contains an element. */
export const getActiveElement = (element: Element | null): Element | null =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** Finds the first control in the row or card of a certificate: its link or, in selection mode, its checkbox. */
export const findRowControl = (container: Element, id: string): HTMLElement | null =>
  container.querySelector<HTMLElement>(`[data-certificate-id="${id}"] :is(a, input)`);
