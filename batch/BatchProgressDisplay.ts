/** A measurement of the progress at one point in time. */
interface Sample {
  /** Time of the measurement, milliseconds. */
  time: number;
  done: number;
}

/**
 * Maximum number of recent samples from which the rate is computed. Older samples are dropped, because the rate changes
 * during a run: certificates whose files already exist are processed faster than certificates that must be rendered.
 */
const maxSamples = 20;

/**
 * Display of the number of finished certificates, their rate and the remaining time of a batch run. On a terminal, one
 * line is updated. Otherwise, a new line is printed every 10 seconds.
 */
export class BatchProgressDisplay {
  /** Begins with the first finished certificate: fonts are loaded before it. */
  private readonly samples: Sample[] = [];
  private readonly interval: number;
  private readonly stream: NodeJS.WriteStream;
  private readonly getTotal: () => number | undefined;

  /** @param getTotal returns the number of certificates in the list; undefined if it is not known (yet) */
  constructor(stream: NodeJS.WriteStream, getTotal: () => number | undefined) {
    this.stream = stream;
    this.getTotal = getTotal;
    this.interval = stream.isTTY ? 500 : 10_000;
  }

  /**
   * Prints the progress, unless the previous output is less than half a second old (10 seconds if the output is not a
   * terminal).
   * @param done number of finished certificates
   */
  show(done: number): void {
    const time = performance.now();
    const last = this.samples.at(-1);
    if (last && time - last.time < this.interval) return;
    this.samples.push({ time, done });
    if (!last) return;
    if (this.samples.length > maxSamples) this.samples.shift();
    const line = formatBatchProgress(this.samples, this.getTotal());
    this.stream.write(this.stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  }

  /** Erases the line on a terminal, before other output is written. The next call of `show` writes it again. */
  erase(): void {
    if (this.stream.isTTY) this.stream.write('\r\u001b[K');
  }

  /** Prints a line feed after the progress line on a terminal, so that the next output starts on a new line. */
  end(): void {
    if (this.stream.isTTY && this.samples.length > 1) this.stream.write('\n');
  }
}

/** Formats the progress of a run as text, for example "12,400 of 90,000 done, 512 a second, 3 min left". */
export function formatBatchProgress(samples: readonly Sample[], total?: number): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return '';
  const rate = (last.done - first.done) / ((last.time - first.time) / 1000);
  const ofTotal = total === undefined ? '' : ` of ${formatCount(total)}`;
  const parts = [
    `${formatCount(last.done)}${ofTotal} done`,
    `${rate.toLocaleString('en', { maximumSignificantDigits: 3 })} a second`,
  ];
  if (total !== undefined && rate > 0)
    parts.push(`${formatDuration((total - last.done) / rate)} left`);
  return parts.join(', ');
}

const formatCount = (number: number) => number.toLocaleString('en');

function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
