// @ts-check
/**
 * Progress of long commands. On a terminal, one line below the output is rewritten: the running steps, the time of each and
 * what is left of it if that is known. Elsewhere, the start of each step is a line.
 */

const ERASE_LINE = '\r\u001b[K';

/**
 * The part of `process.stderr` that is used.
 * @typedef {Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { columns?: number }} OutputStream
 * @typedef {{ title: string, startedAt: number, count: string, expectedTime: number }} Step `expectedTime` is 0 if it is not known
 */

/**
 * Creates a progress display.
 * @param {OutputStream} stream
 */
export function createProgress(stream) {
  /** @type {Set<Step>} */
  const steps = new Set();

  /** @param {string} text */
  const rewriteLine = (text) => {
    // A longer line would wrap, and only its last part could be erased.
    if (stream.isTTY) stream.write(ERASE_LINE + text.slice(0, (stream.columns || 80) - 1));
  };
  const draw = () => rewriteLine([...steps].map(formatStep).join(' · '));

  return {
    /**
     * Shows a step while a function runs.
     * @template Result
     * @param {string} title
     * @param {(update: (done: number, total: number) => void) => Promise<Result>} perform `update` sets how many parts are done
     * @returns {Promise<Result>}
     */
    async runStep(title, perform) {
      const step = { title, startedAt: performance.now(), count: '', expectedTime: 0 };
      steps.add(step);
      if (!stream.isTTY) stream.write(`${title} …\n`);
      draw();
      const timer = setInterval(draw, 500);
      try {
        return await perform((done, total) => {
          step.count = `${done} of ${total}`;
          if (done > 0) step.expectedTime = (getElapsedTime(step) / done) * total;
        });
      } finally {
        clearInterval(timer);
        steps.delete(step);
        draw();
      }
    },

    /**
     * Erases the line while other output is written.
     * @param {() => void} write
     */
    hideDuring(write) {
      rewriteLine('');
      write();
      draw();
    },
  };
}

/** The display of this process. Results go to the standard output, progress to the error output. */
export const progress = createProgress(process.stderr);

/**
 * Passes on how much of a step is done to the process that started this one with `run` and `onProgress`, if there is one.
 * @param {number} done
 * @param {number} total
 */
export const reportProgress = (done, total) => void process.send?.([done, total]);

/** @param {Step} step */
const getElapsedTime = ({ startedAt }) => performance.now() - startedAt;

/**
 * Formats a running step, for example "PDF: 12 of 50, 1 min 5 s, 3 min 26 s left".
 * @param {Step} step
 */
function formatStep(step) {
  const time = getElapsedTime(step);
  const timeLeft = Math.max(0, step.expectedTime - time);
  const parts = [
    step.count,
    formatDuration(time),
    step.expectedTime > 0 && `${formatDuration(timeLeft)} left`,
  ];
  return `${step.title}: ${parts.filter(Boolean).join(', ')}`;
}

/** @param {number} milliseconds */
function formatDuration(milliseconds) {
  const rounded = Math.round(milliseconds / 1000);
  return rounded < 60 ? `${rounded} s` : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}
