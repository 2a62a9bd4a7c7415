/**
 * Resolves after the browser has drawn the next frame, so that the caller's next work does not delay the paint.
 * Resolves immediately in a hidden tab, where the browser paints nothing.
 */
export const waitForNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
