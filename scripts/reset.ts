/** Deletes the data of the reference platform, unless a platform that uses the data is running. */
import { resetData } from '../platform/data/resetData.ts';

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder } = process.env;

try {
  await resetData({
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(dataFolder ? { dataFolder } : {}),
  });
  console.log('The data of the platform is gone; the next start begins with the demo data.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
