import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function configureSockets(page: Page, isWebSocketOnly: boolean): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, QUERY_WEBSOCKETS_ONLY: isWebSocketOnly } });
  });
}

for (const isWebSocketOnly of [true, false]) {
  const label = isWebSocketOnly ? 'WebSockets when that is configured' : 'HTTP by default';
  test(`sends queries over ${label}`, async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    await platform.createCertificates(learner, 12);
    await configureSockets(page, isWebSocketOnly);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => frames.push(payload.toString())),
    );
    await page.goto(`${platform.plugin}/signin/${learner.token}`);
    await expect(page.getByRole('listitem')).toHaveCount(10);
    const count = (part: string) => urls.filter((url) => url.includes(part)).length;
    const lists = frames.filter((frame) => frame.includes('listUserCertificates')).length;
    expect(count('/missions/graphql') > 0).toBe(!isWebSocketOnly);
    expect(count('subscriptions') > 0).toBe(isWebSocketOnly);
    expect(lists > 0).toBe(isWebSocketOnly);
    if (isWebSocketOnly) {
      expect(JSON.parse(frames[0] ?? '')).toEqual({
        type: 'connection_init',
        payload: { headers: { authorization: `Bearer ${learner.token}` } },
      });
    }
  });
}

test('redirects to the forbidden page at once when the socket closes with 4403', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await configureSockets(page, true);
  let connections = 0;
  await page.routeWebSocket(/\/missions\/graphql/, (socket) => {
    connections += 1;
    socket.onMessage(() => void socket.close({ code: 4403 }));
  });
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ops, você não tem acesso a este plugin!',
  );
  expect(connections).toBe(1);
});
