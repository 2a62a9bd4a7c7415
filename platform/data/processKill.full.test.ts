import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  storeTemplate,
} from '../servers/testing/calls.ts';
import {
  stopProcess,
  createIsolatedPostgresSchema,
  startApiProcess,
} from '../servers/testing/testApi.ts';

/** Number of times that the process is killed. The default finds frequent data losses; `KILLS=100` finds rare ones. */
const KILLS = Number(process.env.KILLS ?? 2);
const serverUrl = process.env.TEST_DATABASE_URL;

interface AcknowledgedWrite {
  template: string;
  certificate: string;
}

async function readImageDataUrl(): Promise<string> {
  const image = await readFile(join(__dirname, '../../e2e/images/picture.webp'), 'base64');
  return `data:image/webp;base64,${image}`;
}

/** Expects that an acknowledged template, its image and an acknowledged certificate are stored. */
async function expectStored(url: string, token: string, stored: AcknowledgedWrite): Promise<void> {
  const path = `/missions/certificate-templates/${stored.template}`;
  const { status, json } = await sendRestRequest(url, path, { token });
  expect(status).toBe(200);
  const imageUrl = new URL((json as { background_image: string }).background_image);
  expect((await fetch(url + imageUrl.pathname)).status).toBe(200);
  expect((await sendRestRequest(url, `/missions/certificates/${stored.certificate}`)).status).toBe(
    200,
  );
}

async function killWhileWriting(settings: NodeJS.ProcessEnv): Promise<number> {
  const raw_image = await readImageDataUrl();
  let api = await startApiProcess({ CONTROL: '1', ...settings });
  const { admin, learner } = await createCompany(api.url);
  let writeCount = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const acknowledged: AcknowledgedWrite[] = [];
    const { url } = api;
    let resolveFirstWrite: () => void = () => undefined;
    const firstWrite = new Promise<void>((resolve) => {
      resolveFirstWrite = resolve;
    });
    const write = async (): Promise<void> => {
      for (;;) {
        const template = await storeTemplate(url, admin.token, { name: `No ${round}`, raw_image });
        const [certificate = ''] = await storeCertificates(url, learner.id, 1);
        acknowledged.push({ template, certificate });
        resolveFirstWrite();
      }
    };
    const writers = Promise.allSettled([write(), write()]);
    await firstWrite;
    await setTimeout(Math.random() * 500);
    await stopProcess(api.process, 'SIGKILL');
    await writers;
    api = await startApiProcess({ CONTROL: '1', ...settings });
    for (const stored of acknowledged) await expectStored(api.url, admin.token, stored);
    writeCount += acknowledged.length;
  }
  await stopProcess(api.process, 'SIGTERM');
  return writeCount;
}

/** Creates a separate database of the same kind as in the other tests of this run. */
async function createDatabase(): Promise<{
  settings: NodeJS.ProcessEnv;
  close: () => Promise<unknown>;
}> {
  if (serverUrl !== undefined) {
    const { databaseUrl, drop } = await createIsolatedPostgresSchema(serverUrl);
    return { settings: { DATABASE_URL: databaseUrl }, close: drop };
  }
  const parent = await mkdtemp(join(tmpdir(), 'killed-'));
  return {
    settings: { DATA_FOLDER: join(parent, 'pglite'), DATABASE_URL: '' },
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

test(
  `keeps acknowledged writes after a kill, ${serverUrl === undefined ? 'in a folder' : 'on PostgreSQL'}`,
  async () => {
    const { settings, close } = await createDatabase();
    try {
      expect(await killWhileWriting(settings)).toBeGreaterThanOrEqual(KILLS);
    } finally {
      await close();
    }
  },
  60_000 + KILLS * 30_000,
);
