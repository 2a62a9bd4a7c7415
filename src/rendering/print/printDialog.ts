/** Milliseconds after which a browser has not opened it. */
const opensWithin = 1000;

/** `ignored`: the browser did nothing, as in a frame that may not open dialogs. */
export type PrintOutcome = 'opened' | 'ignored';

/** Opens the print dialog of a window or frame, and says whether it did. */
export function openPrintDialog(view: Window): Promise<PrintOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('ignored'), opensWithin);
    const opened = () => {
      clearTimeout(timer);
      resolve('opened');
    };
    view.addEventListener('beforeprint', opened, { once: true });
    view.focus();
    view.print();
  });
}
