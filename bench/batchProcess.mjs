/** A child process of `batch.mjs`: warms up, waits for the start message, creates PDFs, and reports when half and all are done. */
import { readFileSync } from 'node:fs';

const WARM_UP_COUNT = 300;
const [module, count] = process.argv.slice(2);
const { prepareBatch } = await import(module);
const { pdf } = await prepareBatch((name) =>
  readFileSync(new URL(`../src/rendering/fonts/files/${name}.ttf`, import.meta.url)),
);

async function createPdfs(start, end) {
  for (let index = start; index < end; index++) await pdf(index);
}

await createPdfs(0, WARM_UP_COUNT);
// The listener keeps the process running until the parent disconnects, so that its memory can be read.
process.on('message', async () => {
  const half = WARM_UP_COUNT + Math.ceil(count / 2);
  await createPdfs(WARM_UP_COUNT, half);
  process.send('half');
  await createPdfs(half, WARM_UP_COUNT + Number(count));
  process.send('total');
});
process.send('ready');
