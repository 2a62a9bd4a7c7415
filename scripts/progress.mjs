// @ts-check
/**
 * Progress of long commands. On a terminal, one line below the output is rewritten: the running steps, the time of each and
 * what is left of it if that is known. Elsewhere, the start of each step is a line.
 */

/** Time between two updates of the line, and between two counts elsewhere, in milliseconds. */
const INTERVALS = { terminal: 500, elsewhere: 30_000 };
const ERASE_LINE = '\r\u001b[K';

/**
 * The part of `process.stderr` that is used.
 * @typedef {Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { columns?: number }} OutputStream
 */

/**
 * A step that has begun.
 * @typedef {object} Step
 * @property {(done: number, total: number) => void} update sets how many parts of the step are done; `update(0, total)` marks
 *   the end of the preparations, which do not count for the time that is left
 * @property {() => void} end removes the step from the line
 */

/**
 * Times are those of `performance.now()`.
 * @typedef {object} RunningStep
 * @property {string} title
 * @property {number} startedAt
 * @property {number} done
 * @property {number} total 0 if it is not known
 * @property {number} countedFrom when the first of the counted parts began
 * @property {number} countedAt when `done` was set
 */

export class ProgressDisplay {
  /** @type {Set<RunningStep>} */
  #steps = new Set();
  #stream;
  #hiddenBy = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {OutputStream} stream */
  constructor(stream) {
    this.#stream = stream;
  }

  /**
   * Begins a step.
   * @param {string} title
   * @returns {Step}
   */
  start(title) {
    const startedAt = performance.now();
    const step = {
      title,
      startedAt,
      done: 0,
      total: 0,
      countedFrom: startedAt,
      countedAt: startedAt,
    };
    let printedAt = startedAt;
    this.#steps.add(step);
    if (this.#stream.isTTY) this.#draw();
    else this.#stream.write(`${title} …\n`);
    return {
      update: (done, total) => {
        const now = performance.now();
        Object.assign(step, { done, total, countedAt: now });
        if (done === 0) step.countedFrom = now;
        if (this.#stream.isTTY || now - printedAt < INTERVALS.elsewhere) return;
        printedAt = now;
        this.#stream.write(`${formatStep(step, now)}\n`);
      },
      end: () => {
        this.#steps.delete(step);
        this.#draw();
      },
    };
  }

  /**
   * Shows a step while a function runs.
   * @template Result
   * @param {string} title
   * @param {(update: Step['update']) => Promise<Result>} perform
   * @returns {Promise<Result>}
   */
  async runStep(title, perform) {
    const step = this.start(title);
    try {
      return await perform(step.update);
    } finally {
      step.end();
    }
  }

  /**
   * Hides the line while other output is written.
   * @template Result
   * @param {() => Result} write
   * @returns {Result}
   */
  hideDuring(write) {
    const show = this.hide();
    try {
      return write();
    } finally {
      show();
    }
  }

  /**
   * Hides the line, for a program that writes to the same terminal.
   * @returns {() => void} a function that shows the line again
   */
  hide() {
    if (this.#hiddenBy === 0 && this.#steps.size > 0) this.#erase();
    this.#hiddenBy += 1;
    return () => {
      this.#hiddenBy -= 1;
      this.#draw();
    };
  }

  #erase() {
    if (this.#stream.isTTY) this.#stream.write(ERASE_LINE);
  }

  #draw() {
    if (!this.#stream.isTTY || this.#hiddenBy > 0) return;
    const now = performance.now();
    const line = Array.from(this.#steps, (step) => formatStep(step, now)).join(' · ');
    // A longer line would wrap, and only its last part could be erased.
    this.#stream.write(ERASE_LINE + line.slice(0, (this.#stream.columns || 80) - 1));
    clearTimeout(this.#timer);
    if (this.#steps.size > 0)
      this.#timer = setTimeout(() => this.#draw(), INTERVALS.terminal).unref();
  }
}

/**
 * Passes on how much of a step is done to the process that started this one with `run` and `onProgress`, if there is one.
 * @param {number} done
 * @param {number} total
 */
export const reportProgress = (done, total) => void process.send?.([done, total]);

/** The display of this process. Results go to the standard output, progress to the error output. */
export const progress = new ProgressDisplay(process.stderr);

/**
 * Formats a running step, for example "PDF: 12 of 50, 1 min 5 s, 3 min left".
 * @param {RunningStep} step
 * @param {number} now
 */
function formatStep({ title, startedAt, done, total, countedFrom, countedAt }, now) {
  const parts = [formatDuration(now - startedAt)];
  if (total > 0) parts.unshift(`${done} of ${total}`);
  if (done > 0 && total > done) {
    const timeLeftAtCount = ((countedAt - countedFrom) / done) * (total - done);
    parts.push(`${formatDuration(Math.max(0, timeLeftAtCount - (now - countedAt)))} left`);
  }
  return `${title}: ${parts.join(', ')}`;
}

/** @param {number} milliseconds */
function formatDuration(milliseconds) {
  const rounded = Math.round(milliseconds / 1000);
  return rounded < 60 ? `${rounded} s` : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}
