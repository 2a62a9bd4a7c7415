import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installOnDebian } from './debian.mjs';
import { resolveInRoot, ROOT } from '../files.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Name of Debian's headless build of Chromium, a program without a window. */
const HEADLESS = 'chromium-headless-shell';

const listPathEntries = (...names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function listUsualPaths() {
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  const windows = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    .flatMap((folder) => (folder ? [folder] : []))
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  return [
    ...listPathEntries(...NAMES),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows,
  ];
}

/**
 * Finds a Chromium on this machine: at the path CHROMIUM_PATH if it is set, otherwise at a usual path.
 * @throws Error when CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);
  return CHROMIUM_PATH || listUsualPaths().find((path) => existsSync(path));
}

/**
 * Finds the headless build of Chromium, which opens pages in two thirds of the time but has no print dialog and no PDF
 * viewer. Returns undefined if CHROMIUM_PATH is set.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH
    ? undefined
    : listPathEntries(HEADLESS).find((path) => existsSync(path));

/** Finds the Chromium that Playwright downloaded. */
async function findPlaywrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Finds or installs a Chromium. @throws Error when there is none and it cannot be installed */
export async function ensureChromium(): Promise<string> {
  if (canInstall() && !process.env.CHROMIUM_PATH) installOnDebian('chromium', HEADLESS);
  const path = findChromium() ?? (await findPlaywrightChromium());
  if (path) return path;
  console.log('Downloading a Chromium …');
  const script = resolveInRoot('node_modules/playwright/cli.js');
  spawnSync(process.execPath, [script, 'install', 'chromium'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const downloaded = await findPlaywrightChromium();
  if (!downloaded)
    throw new Error('No Chromium: install one, or give the path of one in CHROMIUM_PATH.');
  return downloaded;
}
