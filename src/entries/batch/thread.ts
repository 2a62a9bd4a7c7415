/** What the threads of a batch run. */
import { workerData } from 'piscina';
import { fileMaker, type Outcome } from './fileMaker.ts';
import type { ThreadTask } from './threads.ts';

const { options, keepIn } = workerData as ThreadTask;
const make = fileMaker(options, keepIn);

/** Makes the file of one certificate. */
export const makeFile = (wire: unknown): Promise<Outcome> => make(wire);
