/** How much of the list was read, 0 to 1, where that can be known. */
export type Part = () => number | undefined;

/** Where a run is. */
interface Sample {
  /** Milliseconds. */
  at: number;
  done: number;
  part: ReturnType<Part>;
}

/** The rate is that of so many of the last lines: what was kept went faster than what is drawn. */
const mostSamples = 20;

/** Says how far a run is, how fast it is and how long it takes: one line that changes on a terminal, a few lines elsewhere. */
export class Progress {
  private readonly samples: Sample[];
  private readonly interval: number;
  private readonly stream: NodeJS.WriteStream;
  private readonly part: Part;

  constructor(stream: NodeJS.WriteStream, part: Part) {
    this.stream = stream;
    this.part = part;
    this.interval = stream.isTTY ? 500 : 10_000;
    this.samples = [{ at: performance.now(), done: 0, part: 0 }];
  }

  /** To be called after each certificate. */
  show(done: number): void {
    const at = performance.now();
    const last = this.samples.at(-1);
    if (last && at - last.at < this.interval) return;
    this.samples.push({ at, done, part: this.part() });
    if (this.samples.length > mostSamples) this.samples.shift();
    const line = lineOf(this.samples);
    this.stream.write(this.stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  }

  /** Leaves the line to whoever writes next. */
  end(): void {
    if (this.stream.isTTY && this.samples.length > 1) this.stream.write('\n');
  }
}

/** "12,400 done, 512 a second, 3 min left". */
export function lineOf(samples: readonly Sample[]): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return '';
  const seconds = (last.at - first.at) / 1000;
  const rate = (last.done - first.done) / seconds;
  const said = [`${count(last.done)} done`, `${count(Math.round(rate))} a second`];
  if (last.part !== undefined && first.part !== undefined && last.part > first.part)
    said.push(`${duration((seconds * (1 - last.part)) / (last.part - first.part))} left`);
  return said.join(', ');
}

const count = (number: number) => number.toLocaleString('en');

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
