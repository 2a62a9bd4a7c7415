/* global requestAnimationFrame, window -- in the page */

/** Defines `window.runAfterFrame`, which calls a function after the next frame is drawn. Runs in the page. */
export function defineRunAfterFrame() {
  window.runAfterFrame = (callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(0);
    });
}
