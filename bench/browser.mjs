import { chromium } from 'playwright';
import { findChromium } from '../scripts/system/chromium.ts';

/** Opens a Chromium for one measurement and closes it whatever happens. */
export async function inBrowser(measure) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
