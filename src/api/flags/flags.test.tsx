/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { type Config, parseConfig } from '#model/config.ts';
import type { ConfigInput } from '#model/configInput.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  mendPlatform,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { createFlags, type FlagName, type Flags, useFlag } from './flags.ts';
import { type Services, ServicesContext } from '../services.ts';
import { startUnleash } from './unleash.ts';

const grid = 'certificates.grid-view';
const path = '/api/frontend/all';

let company: Company;
let fetches: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
let started: Flags[];

beforeEach(async () => {
  company = await createCompany();
  started = [];
  // The clock stands still; the network does not.
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetches = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  for (const flags of started) flags.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Asks until it is so, without moving the clock. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await act(async () => {
      await requestsOf('nobody');
    });
  }
  throw new Error('It never came to be so.');
}

function configWith(config: Partial<ConfigInput> = {}): Config {
  const base = platformUrl();
  return parseConfig(
    { MISSIONS_API: base, WORKSPACE_API: base, MISSIONS_GRAPHQL: base, COMPANY_GRAPHQL: base },
    { FLAGS_URL: base + path, FLAGS_CLIENT_KEY: 'demo-frontend-key', FLAGS_ENVIRONMENT: 'test' },
    config,
  );
}

function create(config: Partial<ConfigInput> = {}): Flags {
  const flags = createFlags(configWith(config));
  started.push(flags);
  return flags;
}

const asked = async () =>
  (await requestsOf(company.company_id)).filter((request) => request.path === path);

/** A client that knows the toggles of this company. */
async function start(config: Partial<ConfigInput> = {}): Promise<Flags> {
  const flags = create(config);
  flags.start();
  flags.identify(company.learner.id, company.company_id);
  await until(async () => (await asked()).length > 0 && flags.isEnabled(grid) !== undefined);
  return flags;
}

async function refresh(): Promise<void> {
  const before = (await asked()).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await until(async () => (await asked()).length > before);
}

async function turn(name: FlagName, enabled: boolean): Promise<void> {
  await fetch(`${platformUrl()}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: company.company_id, name, enabled }),
  });
}

const fail = (fault: object) =>
  breakPlatform({ company_id: company.company_id, method: '*', path, ...fault });

const flagCalls = () =>
  fetches.mock.calls.filter(([url]) => typeof url === 'string' && url.includes(path)).length;

/** The metrics sent, oldest first. */
function metrics() {
  const calls = fetches.mock.calls.filter(
    ([url]) => url === `${platformUrl()}${path}/client/metrics`,
  );
  return calls.map(([, init]) => ({
    init,
    body: JSON.parse(init?.body as string) as {
      bucket: { start: string; stop: string; toggles: Record<string, { yes: number; no: number }> };
    },
  }));
}

describe('toggles are fetched', () => {
  test('every 60 seconds', async () => {
    await start();
    const before = (await asked()).length;
    await act(() => jest.advanceTimersByTimeAsync(59_900));
    expect(await asked()).toHaveLength(before);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await until(async () => (await asked()).length === before + 1);
  });

  test('once at the start, for whoever is signed in by then', async () => {
    await start();
    const [first] = await asked();
    expect(first?.query).toMatchObject({
      userId: company.learner.id,
      'properties[companyId]': company.company_id,
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(flagCalls()).toBe(1);
  });

  test('never without a configured address', async () => {
    const flags = create({ FLAGS_URL: '' });
    flags.start();
    flags.identify('a', company.company_id);
    flags.count(grid);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(flags.state()).toBe('healthy');
    expect(flags.isEnabled(grid)).toBeUndefined();
    expect(await asked()).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a toggle that is off and therefore left out', () => {
  const leavingOut = `${platformUrl()}/api/frontend`;

  async function startLeavingOut(config: Partial<ConfigInput>) {
    await turn('certificates.custom-fields', false);
    const flags = create({ FLAGS_URL: leavingOut, ...config });
    flags.identify(company.learner.id, company.company_id);
    const before = flags.isEnabled('certificates.custom-fields');
    flags.start();
    await until(async () => (await requestsOf(company.company_id)).length > 0);
    await until(() => flags.isEnabled(grid) === true);
    return { flags, before };
  }

  test('counts as on', async () => {
    const { flags } = await startLeavingOut({});
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(flags.isEnabled('certificates.custom-fields')).toBeUndefined();
  });

  test('counts as off where that is configured, once the service has answered', async () => {
    const { flags, before } = await startLeavingOut({ FLAGS_UNKNOWN: 'off' });
    expect(before).toBeUndefined();
    await until(() => flags.isEnabled('certificates.custom-fields') === false);
    expect(flags.isEnabled(grid)).toBe(true);
  });

  test('still counts as on while the service is down', async () => {
    const flags = create({ FLAGS_URL: 'http://localhost:1/api/frontend', FLAGS_UNKNOWN: 'off' });
    flags.start();
    await until(() => flags.state() === 'error');
    expect(flags.isEnabled(grid)).toBeUndefined();
  });
});

describe('telling who is signed in', () => {
  test('keeps appName, environment and sessionId', async () => {
    const flags = await start();
    flags.identify('somebody-else', company.company_id);
    await until(async () => (await asked()).at(-1)?.query.userId === 'somebody-else');
    const [first, last] = [(await asked())[0], (await asked()).at(-1)];
    for (const field of ['appName', 'environment', 'sessionId']) {
      expect(last?.query[field]).toBe(first?.query[field]);
      expect(last?.query[field]).toBeTruthy();
    }
  });
});

test('forgetting who was signed in forgets the toggles, and is told to the service', async () => {
  const flags = await start();
  await turn(grid, false);
  await refresh();
  await until(() => flags.isEnabled(grid) === false);
  const before = flagCalls();
  flags.forget();
  expect(flags.isEnabled(grid)).toBeUndefined();
  await until(() => flagCalls() > before);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  const since = fetches.mock.calls.slice(-2).map(([url]) => url as string);
  expect(since.join()).not.toContain(company.learner.id);
});

describe('the states of the client', () => {
  test('initializing, then healthy', async () => {
    const flags = create();
    expect(flags.state()).toBe('initializing');
    flags.start();
    await until(() => flags.state() === 'healthy');
  });

  test.each([500, 429, 404])(
    'a fetch that fails with %d moves it to error with that status and keeps the cached toggles',
    async (status) => {
      await turn(grid, false);
      const flags = await start();
      await until(() => flags.isEnabled(grid) === false);
      await fail({ status });
      await refresh();
      await until(() => flags.state() === 'error');
      expect(flags.errorStatus()).toBe(status);
      expect(flags.isEnabled(grid)).toBe(false);
      await mendPlatform(company.company_id);
      await refresh();
      await until(() => flags.state() === 'healthy');
      expect(flags.errorStatus()).toBeUndefined();
    },
  );

  test('a dropped connection moves it to error, and the next good answer back', async () => {
    const flags = await start();
    await fail({ drop: true, times: 1 });
    await refresh();
    await until(() => flags.state() === 'error');
    expect(flags.errorStatus()).toBeUndefined();
    expect(flags.isEnabled(grid)).toBe(true);
    await refresh();
    await until(() => flags.state() === 'healthy');
  });

  test('a service that is down at first leaves every toggle on', async () => {
    const flags = create({ FLAGS_URL: 'http://localhost:1/api/frontend/all' });
    flags.start();
    flags.identify('a', company.company_id);
    await until(() => flags.state() === 'error');
    expect(flags.isEnabled(grid)).toBeUndefined();
  });

  test('lost metrics are no failed fetch', async () => {
    const flags = await start();
    flags.count(grid);
    fetches.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(metrics()).toHaveLength(1);
    expect(flags.state()).toBe('healthy');
  });
});

describe('usage metrics', () => {
  test('are sent after 2 seconds, then every 30 seconds', async () => {
    const flags = await start();
    flags.count(grid);
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(metrics()).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(metrics()).toHaveLength(1);
    flags.count(grid);
    await act(() => jest.advanceTimersByTimeAsync(29_900));
    expect(metrics()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(metrics()).toHaveLength(2);
  });
});

describe('stop', () => {
  test('ends polling and metrics, and leaves no timers', async () => {
    const flags = await start();
    flags.count(grid);
    flags.stop();
    const before = (await asked()).length;
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(await asked()).toHaveLength(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('right after start leaves no timers either', async () => {
    const flags = create();
    flags.start();
    flags.stop();
    await until(() => fetches.mock.calls.length > 5);
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(jest.getTimerCount()).toBe(0);
    expect(flagCalls()).toBe(0);
  });

  test('before the library has asked asks for nothing, which is no failure', async () => {
    const client = startUnleash(configWith(), undefined, () => undefined);
    client.stop();
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(flagCalls()).toBe(0);
    expect(client.state()).not.toBe('error');
    expect(console.error).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('stop before the first answer leaves no timers', async () => {
  await fail({ delay_ms: 300 });
  const flags = create();
  flags.identify(company.learner.id, company.company_id);
  flags.start();
  await until(() => flagCalls() > 0);
  flags.stop();
  await until(() => flags.state() !== 'initializing');
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(jest.getTimerCount()).toBe(0);
});

function Toggled({ turns }: { turns: number }) {
  return <p>{`${useFlag(grid) ? 'on' : 'off'} ${turns}`}</p>;
}

describe('a toggle on screen', () => {
  function show(flags: Flags) {
    const draw = (turns: number) => (
      <ServicesContext value={{ flags } as Services}>
        <Toggled turns={turns} />
      </ServicesContext>
    );
    const { rerender } = render(draw(0));
    return (turns: number) => rerender(draw(turns));
  }

  test('is on until the service says that it is off, live', async () => {
    const flags = create();
    show(flags);
    expect(screen.getByText('on 0')).toBeVisible();
    await turn(grid, false);
    flags.start();
    flags.identify(company.learner.id, company.company_id);
    await until(() => screen.queryByText('off 0') !== null);
    await turn(grid, true);
    await refresh();
    await until(() => screen.queryByText('on 0') !== null);
  });

  test('is counted once a change, not once a render', async () => {
    const flags = create();
    const draw = show(flags);
    flags.start();
    flags.identify(company.learner.id, company.company_id);
    await until(async () => (await asked()).length > 0 && flags.isEnabled(grid) === true);
    for (const turns of [1, 2, 3, 4]) draw(turns);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(metrics()[0]?.body.bucket.toggles[grid]).toMatchObject({ yes: 1, no: 0 });
    await turn(grid, false);
    await refresh();
    await until(() => screen.queryByText('off 4') !== null);
    draw(5);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    const last = metrics().at(-1);
    expect(last?.body.bucket.toggles[grid]).toMatchObject({ yes: 0, no: 1 });
  });
});
