/** A process of `batch.mjs`: gets ready, waits for all others, makes so many PDFs and says when half and when all are made. */
import { readFileSync } from 'node:fs';

const WARM = 300;
const [module, count] = process.argv.slice(2);
const { prepareBatch } = await import(module);
const { pdf } = await prepareBatch((name) =>
  readFileSync(new URL(`../src/rendering/fonts/files/${name}.ttf`, import.meta.url)),
);

async function make(from, to) {
  for (let index = from; index < to; index++) await pdf(index);
}

await make(0, WARM);
// It stays until it is let go, so that its memory can be looked at.
process.on('message', async () => {
  const half = WARM + Math.ceil(count / 2);
  await make(WARM, half);
  process.send('half');
  await make(half, WARM + Number(count));
  process.send('whole');
});
process.send('ready');
