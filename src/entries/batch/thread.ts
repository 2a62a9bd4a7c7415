/** What the threads of a batch run. */
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { fileMaker } from './fileMaker.ts';
import type { ThreadTask } from './threads.ts';

const { options, keepIn } = workerData as ThreadTask;
const make = fileMaker(options, keepIn);

/** Makes the file of one certificate, whose bytes change threads instead of being copied. */
export async function makeFile(wire: unknown) {
  const outcome = await make(wire);
  if (outcome.kind !== 'made') return outcome;
  return move({ [transferableSymbol]: [outcome.pdf.buffer], [valueSymbol]: outcome });
}
