/**
 * Resolves once what is drawn now is on the screen, so that nothing that comes after it can delay it; at once in a tab
 * that nobody sees, where nothing is drawn.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
