/** Removes the data of the reference platform, unless one runs on it. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUse, lockFolder } from '../platform/data/folderLock.ts';

const DATA = '.data';
const LOCK = '.lock';

async function reset(): Promise<void> {
  const locks = readdirSync(DATA).filter((name) => name.endsWith(LOCK));
  for (const lock of locks) await lockFolder(join(DATA, lock.slice(0, -LOCK.length)));
  rmSync(DATA, { recursive: true });
  console.log('The data of the platform is gone; the next start begins with the demo data.');
}

try {
  await reset();
} catch (error) {
  if (error instanceof DataFolderInUse) {
    console.error(error.message);
    process.exitCode = 1;
  } else if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    console.log('There is no data to remove.');
  } else {
    throw error;
  }
}
