/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { type Config, parseConfig } from '#domain/config.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import { allowConsoleError, expectConsoleError } from '#testing/console.ts';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  removeFaults,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import type { FlagName } from '#data/flags/flagNames.ts';
import { createFlags, type FlagsClient } from '#data/flags/flags.ts';
import { startUnleash } from '#data/flags/unleash.ts';
import { type PluginContext, ReactPluginContext } from './pluginContext.ts';
import { useFlag } from './useFlag.ts';

const grid = 'certificates.grid-view';
const path = '/api/frontend/all';

let company: Company;
let fetches: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
let started: FlagsClient[];

beforeEach(async () => {
  company = await createCompany();
  started = [];
  // Timers are fake; the network is real: a test may pass the timeout of a request that is still pending.
  jest.useFakeTimers();
  allowConsoleError(/^Unleash: .* TimeoutError: /);
  fetches = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  for (const flags of started) flags.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Waits until a condition is met, without advancing the fake timers. */
async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (await condition()) return;
    await act(async () => {
      await getRequests('unknown-company');
    });
  }
  throw new Error('The condition was not met.');
}

function createConfig(config: Partial<ConfigInput> = {}): Config {
  const base = getPlatformUrl();
  return parseConfig(
    { MISSIONS_API: base, WORKSPACE_API: base, MISSIONS_GRAPHQL: base, COMPANY_GRAPHQL: base },
    { FLAGS_URL: base + path, FLAGS_CLIENT_KEY: 'demo-frontend-key', FLAGS_ENVIRONMENT: 'test' },
    config,
  );
}

function createClient(config: Partial<ConfigInput> = {}): FlagsClient {
  const flags = createFlags(createConfig(config));
  started.push(flags);
  return flags;
}

const getFlagRequests = async () =>
  (await getRequests(company.company_id)).filter((request) => request.path === path);

/** Starts a flags client and waits until the toggles of the company are loaded. */
async function start(config: Partial<ConfigInput> = {}): Promise<FlagsClient> {
  const flags = createClient(config);
  flags.start();
  flags.identify(company.learner.id, company.company_id);
  await waitUntil(
    async () => (await getFlagRequests()).length > 0 && flags.isEnabled(grid) !== undefined,
  );
  return flags;
}

async function refresh(): Promise<void> {
  const previous = (await getFlagRequests()).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitUntil(async () => (await getFlagRequests()).length > previous);
}

async function setToggle(name: FlagName, enabled: boolean): Promise<void> {
  await fetch(`${getPlatformUrl()}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: company.company_id, name, enabled }),
  });
}

const failRequests = (fault: Fault) => injectFault(company, `* ${path}`, fault);

const countFetches = () =>
  fetches.mock.calls.filter(([url]) => typeof url === 'string' && url.includes(path)).length;

/** Returns the metrics requests that were sent, oldest first. */
function getMetrics() {
  const calls = fetches.mock.calls.filter(
    ([url]) => url === `${getPlatformUrl()}${path}/client/metrics`,
  );
  return calls.map(([, init]) => ({
    init,
    body: JSON.parse(init?.body as string) as {
      bucket: { start: string; stop: string; toggles: Record<string, { yes: number; no: number }> };
    },
  }));
}

describe('fetching of toggles', () => {
  test('happens every 60 seconds', async () => {
    await start();
    const previous = (await getFlagRequests()).length;
    await act(() => jest.advanceTimersByTimeAsync(59_900));
    expect(await getFlagRequests()).toHaveLength(previous);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await waitUntil(async () => (await getFlagRequests()).length === previous + 1);
  });

  test('happens once at the start, for the user who is signed in by then', async () => {
    await start();
    const [first] = await getFlagRequests();
    expect(first?.query).toMatchObject({
      userId: company.learner.id,
      'properties[companyId]': company.company_id,
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(countFetches()).toBe(1);
  });

  test('never happens without a configured address', async () => {
    const flags = createClient({ FLAGS_URL: '' });
    flags.start();
    flags.identify('a', company.company_id);
    flags.countUse(grid);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(flags.getState()).toBe('healthy');
    expect(flags.isEnabled(grid)).toBeUndefined();
    expect(await getFlagRequests()).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a toggle left out of the response because it is off', () => {
  const enabledOnlyUrl = `${getPlatformUrl()}/api/frontend`;

  async function startWithEnabledOnly(config: Partial<ConfigInput>) {
    await setToggle('certificates.custom-fields', false);
    const flags = createClient({ FLAGS_URL: enabledOnlyUrl, ...config });
    flags.identify(company.learner.id, company.company_id);
    const previous = flags.isEnabled('certificates.custom-fields');
    flags.start();
    await waitUntil(async () => (await getRequests(company.company_id)).length > 0);
    await waitUntil(() => flags.isEnabled(grid) === true);
    return { flags, previous };
  }

  test('counts as on', async () => {
    const { flags } = await startWithEnabledOnly({});
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(flags.isEnabled('certificates.custom-fields')).toBeUndefined();
  });

  test('counts as off with FLAGS_UNKNOWN=off, once the service has responded', async () => {
    const { flags, previous } = await startWithEnabledOnly({ FLAGS_UNKNOWN: 'off' });
    expect(previous).toBeUndefined();
    await waitUntil(() => flags.isEnabled('certificates.custom-fields') === false);
    expect(flags.isEnabled(grid)).toBe(true);
  });

  test('counts as on while the service is down', async () => {
    expectConsoleError(/^Unleash: .* TypeError: fetch failed/);
    const flags = createClient({
      FLAGS_URL: 'http://localhost:1/api/frontend',
      FLAGS_UNKNOWN: 'off',
    });
    flags.start();
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.isEnabled(grid)).toBeUndefined();
  });
});

describe('identify', () => {
  test('keeps appName, environment and sessionId', async () => {
    const flags = await start();
    flags.identify('other-user', company.company_id);
    await waitUntil(async () => (await getFlagRequests()).at(-1)?.query.userId === 'other-user');
    const [first, last] = [(await getFlagRequests())[0], (await getFlagRequests()).at(-1)];
    for (const field of ['appName', 'environment', 'sessionId']) {
      expect(last?.query[field]).toBe(first?.query[field]);
      expect(last?.query[field]).toBeTruthy();
    }
  });
});

test('reset drops the toggles and fetches them again without the user', async () => {
  const flags = await start();
  await setToggle(grid, false);
  await refresh();
  await waitUntil(() => flags.isEnabled(grid) === false);
  const previous = countFetches();
  flags.reset();
  expect(flags.isEnabled(grid)).toBeUndefined();
  await waitUntil(() => countFetches() > previous);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  const latestUrls = fetches.mock.calls.slice(-2).map(([url]) => url as string);
  expect(latestUrls.join()).not.toContain(company.learner.id);
});

describe('state of the flags client', () => {
  test('is initializing, then healthy', async () => {
    const flags = createClient();
    expect(flags.getState()).toBe('initializing');
    flags.start();
    await waitUntil(() => flags.getState() === 'healthy');
  });

  test.each([500, 429, 404])(
    'is error after a response with status %d, and the cached toggles are kept',
    async (status) => {
      expectConsoleError(/^Unleash: .* did not have an ok response/);
      await setToggle(grid, false);
      const flags = await start();
      await waitUntil(() => flags.isEnabled(grid) === false);
      await failRequests({ status });
      await refresh();
      await waitUntil(() => flags.getState() === 'error');
      expect(flags.getErrorStatus()).toBe(status);
      expect(flags.isEnabled(grid)).toBe(false);
      await removeFaults(company.company_id);
      await refresh();
      await waitUntil(() => flags.getState() === 'healthy');
      expect(flags.getErrorStatus()).toBeUndefined();
    },
  );

  test('is error after a dropped connection and healthy after the next good response', async () => {
    expectConsoleError(/^Unleash: .* TypeError: fetch failed/);
    const flags = await start();
    await failRequests({ drop: true, times: 1 });
    await refresh();
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.getErrorStatus()).toBeUndefined();
    expect(flags.isEnabled(grid)).toBe(true);
    await refresh();
    await waitUntil(() => flags.getState() === 'healthy');
  });

  test('is error when the service is down at the start, and every toggle is on', async () => {
    expectConsoleError(/^Unleash: .* TypeError: fetch failed/);
    const flags = createClient({ FLAGS_URL: 'http://localhost:1/api/frontend/all' });
    flags.start();
    flags.identify('a', company.company_id);
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.isEnabled(grid)).toBeUndefined();
  });

  test('stays healthy when a metrics request fails', async () => {
    expectConsoleError(/^Unleash: unable to send feature metrics TypeError: Failed to fetch/, 1);
    const flags = await start();
    flags.countUse(grid);
    fetches.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(getMetrics()).toHaveLength(1);
    expect(flags.getState()).toBe('healthy');
  });
});

describe('usage metrics', () => {
  test('are sent after 2 seconds, then every 30 seconds', async () => {
    const flags = await start();
    flags.countUse(grid);
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(getMetrics()).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(getMetrics()).toHaveLength(1);
    flags.countUse(grid);
    await act(() => jest.advanceTimersByTimeAsync(29_900));
    expect(getMetrics()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(getMetrics()).toHaveLength(2);
  });
});

describe('stop of the flags client', () => {
  test('ends polling and metrics and leaves no timers', async () => {
    const flags = await start();
    flags.countUse(grid);
    flags.stop();
    const previous = (await getFlagRequests()).length;
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(await getFlagRequests()).toHaveLength(previous);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('leaves no timers when called right after start', async () => {
    const flags = createClient();
    flags.start();
    flags.stop();
    await waitUntil(() => fetches.mock.calls.length > 5);
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(jest.getTimerCount()).toBe(0);
    expect(countFetches()).toBe(0);
  });

  test('sends no request and reports no error when called before the first fetch', async () => {
    const client = startUnleash(createConfig(), undefined, () => undefined);
    client.stop();
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(countFetches()).toBe(0);
    expect(client.getState()).not.toBe('error');
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('stop before the first response leaves no timers', async () => {
  await failRequests({ delay_ms: 300 });
  const flags = createClient();
  flags.identify(company.learner.id, company.company_id);
  flags.start();
  await waitUntil(() => countFetches() > 0);
  flags.stop();
  await waitUntil(() => flags.getState() !== 'initializing');
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(jest.getTimerCount()).toBe(0);
});

function ToggleState({ renderCount }: { renderCount: number }) {
  return <p>{`${useFlag(grid) ? 'on' : 'off'} ${renderCount}`}</p>;
}

describe('useFlag', () => {
  function renderToggle(flags: FlagsClient) {
    const createToggle = (renderCount: number) => (
      <ReactPluginContext value={{ flags } as PluginContext}>
        <ToggleState renderCount={renderCount} />
      </ReactPluginContext>
    );
    const { rerender } = render(createToggle(0));
    return { rerender: (renderCount: number) => rerender(createToggle(renderCount)) };
  }

  test('returns true until the service turns the toggle off, and follows its changes', async () => {
    const flags = createClient();
    renderToggle(flags);
    expect(screen.getByText('on 0')).toBeVisible();
    await setToggle(grid, false);
    flags.start();
    flags.identify(company.learner.id, company.company_id);
    await waitUntil(() => screen.queryByText('off 0') !== null);
    await setToggle(grid, true);
    await refresh();
    await waitUntil(() => screen.queryByText('on 0') !== null);
  });

  test('counts one use per change, not per render', async () => {
    const flags = createClient();
    const { rerender } = renderToggle(flags);
    flags.start();
    flags.identify(company.learner.id, company.company_id);
    await waitUntil(
      async () => (await getFlagRequests()).length > 0 && flags.isEnabled(grid) === true,
    );
    for (const renderCount of [1, 2, 3, 4]) rerender(renderCount);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(getMetrics()[0]?.body.bucket.toggles[grid]).toMatchObject({ yes: 1, no: 0 });
    await setToggle(grid, false);
    await refresh();
    await waitUntil(() => screen.queryByText('off 4') !== null);
    rerender(5);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    const last = getMetrics().at(-1);
    expect(last?.body.bucket.toggles[grid]).toMatchObject({ yes: 0, no: 1 });
  });
});
