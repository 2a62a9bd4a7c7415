/**
 * A function that returns how much of the list has been read, from 0 to 1; undefined if the length of the list is
 * unknown.
 */
export type GetReadShare = () => number | undefined;

/** A measurement of the progress at one point in time. */
interface Sample {
  /** Time of the measurement in milliseconds. */
  time: number;
  done: number;
  readShare: ReturnType<GetReadShare>;
}

/**
 * Maximum number of recent samples from which the rate is computed. Old samples are not used, because files that
 * already exist are processed faster than rendered ones.
 */
const maxSamples = 20;

/**
 * Display of the count, rate and remaining time of a run. On a terminal, one line is updated; otherwise a new line is
 * printed every 10 seconds.
 */
export class Progress {
  private readonly samples: Sample[];
  private readonly interval: number;
  private readonly stream: NodeJS.WriteStream;
  private readonly getReadShare: GetReadShare;

  constructor(stream: NodeJS.WriteStream, getReadShare: GetReadShare) {
    this.stream = stream;
    this.getReadShare = getReadShare;
    this.interval = stream.isTTY ? 500 : 10_000;
    this.samples = [{ time: performance.now(), done: 0, readShare: 0 }];
  }

  /**
   * Prints the progress, unless it was printed just before.
   * @param done number of finished certificates
   */
  show(done: number): void {
    const time = performance.now();
    const last = this.samples.at(-1);
    if (last && time - last.time < this.interval) return;
    this.samples.push({ time, done, readShare: this.getReadShare() });
    if (this.samples.length > maxSamples) this.samples.shift();
    const line = formatProgress(this.samples);
    this.stream.write(this.stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  }

  /** Ends the updated line on a terminal, so that the next output starts on a new line. */
  end(): void {
    if (this.stream.isTTY && this.samples.length > 1) this.stream.write('\n');
  }
}

/** Formats the progress of a run: "12,400 done, 512 a second, 3 min left". */
export function formatProgress(samples: readonly Sample[]): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return '';
  const seconds = (last.time - first.time) / 1000;
  const rate = (last.done - first.done) / seconds;
  const parts = [`${formatCount(last.done)} done`, `${formatCount(Math.round(rate))} a second`];
  if (
    last.readShare !== undefined &&
    first.readShare !== undefined &&
    last.readShare > first.readShare
  )
    parts.push(
      `${formatDuration((seconds * (1 - last.readShare)) / (last.readShare - first.readShare))} left`,
    );
  return parts.join(', ');
}

const formatCount = (number: number) => number.toLocaleString('en');

function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
