/** A process of `batch.mjs`: gets ready, waits for all others, makes so many PDFs and says how much memory it had. */
import { readFileSync } from 'node:fs';

const WARM = 300;
const [module, count] = process.argv.slice(2);
const { prepareBatch } = await import(module);
const { pdf } = await prepareBatch((name) =>
  readFileSync(new URL(`../src/rendering/fonts/files/${name}.ttf`, import.meta.url)),
);

/** @returns the most memory that was resident until then, megabytes */
async function make(from, to) {
  for (let index = from; index < to; index++) await pdf(index);
  return process.resourceUsage().maxRSS / 1000;
}

await make(0, WARM);
process.once('message', async () => {
  const half = WARM + Math.ceil(count / 2);
  const memory = { half: await make(WARM, half), whole: await make(half, WARM + Number(count)) };
  process.send(memory, () => process.disconnect());
});
process.send('ready');
