/** `npm run fonts`: builds the fonts of the repository. `npm run fonts -- cjk` makes a folder of slices instead. */
import { parseArgs } from 'node:util';
import { UsageError } from '../commandLine.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    language: { type: 'string' },
  },
});

if (positionals.length > 0) {
  const { makeSlices } = await import('./makeSlices.ts');
  await makeSlices(values);
} else if (Object.keys(values).length > 0) {
  throw new UsageError(
    'npm run fonts: --out, --from and --language belong to npm run fonts -- cjk.',
  );
} else await import('./buildFonts.ts');
