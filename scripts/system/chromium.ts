import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installOnDebian } from './debian.mjs';
import { inRoot, ROOT } from '../files.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without windows, of Debian. */
const HEADLESS = 'chromium-headless-shell';

const inPath = (...names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function usualPaths() {
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  const windows = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    .flatMap((folder) => (folder ? [folder] : []))
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  return [
    ...inPath(...NAMES),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows,
  ];
}

/**
 * A Chromium that is on this machine: `CHROMIUM_PATH`, else one at a usual path.
 * @returns its path, or undefined
 * @throws Error when CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);
  return CHROMIUM_PATH || usualPaths().find((path) => existsSync(path));
}

/**
 * What takes two thirds of a Chromium's time for a page, and prints to no printer and shows no PDF.
 * @returns its path; undefined where there is none, or CHROMIUM_PATH says what to use
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : inPath(HEADLESS).find((path) => existsSync(path));

/** Playwright's own download, which it finds by itself once it is there. */
async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Finds a Chromium, or gets one. @throws Error when there is none to be had */
export async function ensureChromium(): Promise<string> {
  if (canInstall() && !process.env.CHROMIUM_PATH) installOnDebian('chromium', HEADLESS);
  const found = findChromium() ?? (await playwrightChromium());
  if (found) return found;
  console.log('Downloading a Chromium …');
  const script = inRoot('node_modules/playwright/cli.js');
  spawnSync(process.execPath, [script, 'install', 'chromium'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const downloaded = await playwrightChromium();
  if (!downloaded)
    throw new Error('No Chromium: install one, or give the path of one in CHROMIUM_PATH.');
  return downloaded;
}
