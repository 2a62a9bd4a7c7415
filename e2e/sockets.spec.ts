import { expect, test } from './fixtures.ts';

for (const isOnly of [true, false]) {
  const where = isOnly ? 'over WebSockets alone where that is configured' : 'by HTTP else';
  test(`the query services are asked ${where}`, async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    await platform.giveCertificates(learner, 12);
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      await route.fulfill({
        response: answer,
        json: { ...config, QUERY_WEBSOCKETS_ONLY: isOnly },
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => frames.push(payload.toString())),
    );
    await page.goto(`${platform.plugin}/signin/${learner.token}`);
    await expect(page.getByRole('listitem')).toHaveCount(10);
    const count = (part: string) => asked.filter((url) => url.includes(part)).length;
    const lists = frames.filter((frame) => frame.includes('listUserCertificates')).length;
    expect(count('/missions/graphql') > 0).toBe(!isOnly);
    expect(count('query-socket') > 0).toBe(isOnly);
    expect(lists > 0).toBe(isOnly);
    if (isOnly) {
      expect(JSON.parse(frames[0] ?? '')).toEqual({
        type: 'connection_init',
        payload: { headers: { authorization: `Bearer ${learner.token}` } },
      });
    }
  });
}
