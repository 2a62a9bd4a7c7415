import type { Page } from '@playwright/test';

/** Holds requests of a page back, such as those for a chunk. @returns a function that lets them pass */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
