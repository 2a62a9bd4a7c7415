import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { call, earn, newCompany, storeTemplate } from '../servers/testing/calls.ts';
import { endProcess, freshSchema, startProcess } from '../servers/testing/testApi.ts';

/** `KILLS=100` makes it a proof; the few of each long run notice what would lose something at once. */
const KILLS = Number(process.env.KILLS ?? 2);
const server = process.env.TEST_DATABASE_URL;

interface Acknowledged {
  template: string;
  certificate: string;
}

async function pictureUrl(): Promise<string> {
  const picture = await readFile(join(__dirname, '../../e2e/images/picture.webp'), 'base64');
  return `data:image/webp;base64,${picture}`;
}

/** Whether everything that was acknowledged is there, the picture of a template included. */
async function expectStored(url: string, token: string, stored: Acknowledged): Promise<void> {
  const path = `/missions/certificate-templates/${stored.template}`;
  const { status, json } = await call(url, path, { token });
  expect(status).toBe(200);
  const picture = new URL((json as { background_image: string }).background_image);
  expect((await fetch(url + picture.pathname)).status).toBe(200);
  expect((await call(url, `/missions/certificates/${stored.certificate}`)).status).toBe(200);
}

async function killWhileWriting(settings: NodeJS.ProcessEnv): Promise<number> {
  const raw_image = await pictureUrl();
  let platform = await startProcess({ CONTROL: '1', ...settings });
  const { admin, learner } = await newCompany(platform.url);
  let written = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const acknowledged: Acknowledged[] = [];
    const { url } = platform;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const write = async (): Promise<void> => {
      for (;;) {
        const template = await storeTemplate(url, admin.token, { name: `No ${kill}`, raw_image });
        const [certificate = ''] = await earn(url, learner.id, 1);
        acknowledged.push({ template, certificate });
        begin();
      }
    };
    const writing = Promise.allSettled([write(), write()]);
    await begun;
    await setTimeout(Math.random() * 500);
    await endProcess(platform.process, 'SIGKILL');
    await writing;
    platform = await startProcess({ CONTROL: '1', ...settings });
    for (const stored of acknowledged) await expectStored(platform.url, admin.token, stored);
    written += acknowledged.length;
  }
  await endProcess(platform.process, 'SIGTERM');
  return written;
}

/** A database of its own, where the other tests of this run have theirs. */
async function openPlace(): Promise<{
  settings: NodeJS.ProcessEnv;
  close: () => Promise<unknown>;
}> {
  if (server !== undefined) {
    const { databaseUrl, drop } = await freshSchema(server);
    return { settings: { DATABASE_URL: databaseUrl }, close: drop };
  }
  const parent = await mkdtemp(join(tmpdir(), 'killed-'));
  return {
    settings: { DATA_FOLDER: join(parent, 'pglite'), DATABASE_URL: '' },
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

test(
  `what was acknowledged before a kill is there after it, ${server === undefined ? 'in a folder' : 'on PostgreSQL'}`,
  async () => {
    const { settings, close } = await openPlace();
    try {
      expect(await killWhileWriting(settings)).toBeGreaterThanOrEqual(KILLS);
    } finally {
      await close();
    }
  },
  60_000 + KILLS * 30_000,
);
