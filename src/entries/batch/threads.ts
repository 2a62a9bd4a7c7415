import { type DrawingOptions, type FileMaker, fileMaker } from './fileMaker.ts';

/** What a thread is told when it begins. */
export interface ThreadTask {
  options: DrawingOptions;
  keepIn?: string | undefined;
}

/** Makes files, on this thread or on others. */
export interface Makers {
  make: FileMaker;
  /** Certificates that keep all of them at work. */
  atOnce: number;
  end: () => Promise<void>;
}

/**
 * @param workers threads; with one it is this thread that draws
 * @throws ValiError for an option that is wrong, DataCloneError for a function that other threads would need
 */
export async function makersOf(workers: number, task: ThreadTask): Promise<Makers> {
  // Made here in any case, so that a wrong option is told of by an error of its own.
  const make = fileMaker(task.options, task.keepIn);
  if (workers <= 1) return { make, atOnce: 1, end: () => Promise.resolve() };
  const { Piscina } = await import('piscina');
  // What a thread has before it, so that it need not wait for this one, which reads and writes.
  const ahead = 4;
  const pool = new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    name: 'makeFile',
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: ahead,
    workerData: task,
    // Half of the default, in which each thread would hold more than it gains by.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  return {
    make: (wire) => pool.run(wire) as ReturnType<FileMaker>,
    atOnce: ahead * workers,
    end: () => pool.destroy(),
  };
}
