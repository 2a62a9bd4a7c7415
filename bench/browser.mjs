import { chromium } from 'playwright';
import { findChromium } from '../scripts/system/chromium.ts';

/** Runs a measurement in a new Chromium, which is closed afterwards. */
export async function runInBrowser(measure) {
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
