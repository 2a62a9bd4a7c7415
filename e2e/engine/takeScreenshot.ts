import type { Page } from '@playwright/test';

/** Options of a context whose pages show one side of a certificate, with three pixels per point. */
export const sideOptions = { deviceScaleFactor: 3, viewport: { width: 842, height: 595 } };

/** Takes a screenshot of a page with `sideOptions` as a `data:` URL. */
export async function takeScreenshot(page: Page): Promise<string> {
  const { viewport, deviceScaleFactor: scale } = sideOptions;
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', {
    // Light compression: compressing so many pixels takes as long as drawing them.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...viewport, scale },
  });
  await client.detach();
  return `data:image/png;base64,${data}`;
}
