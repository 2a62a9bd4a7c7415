import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openStaticServer, type StaticServer } from '../platform/serveStatic.ts';
import { expect, listAxeViolations, measureOverflow, test } from './fixtures.ts';

const folder = 'dist/gallery';
/** Number of pages that open stories at the same time. */
const pageCount = 4;

interface Story {
  id: string;
  tags: readonly string[];
}

let server: StaticServer;
let stories: readonly Story[];

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  execFileSync(process.execPath, ['scripts/gallery.mjs', '--build']);
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Story>;
  };
  stories = Object.values(index.entries);
  server = await openStaticServer(0);
  server.serve({ folder, headers: {}, config: {} });
});

test.afterAll(() => server.close());

/** Records errors of a page and requests to other servers. @returns the list that receives them */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && !url.startsWith(server.url))
      problems.push(`Request to ${url}`);
  });
  return problems;
}

/** Opens a story as it is: its own colour mode, and a phone's size if it has the tag. */
async function openStory(page: Page, { id, tags }: Story): Promise<void> {
  await page.setViewportSize({ width: tags.includes('phone') ? 360 : 1280, height: 800 });
  await page.goto(`${server.url}/iframe.html?id=${id}`);
  // Four pages load the modules of their stories at the same time.
  const timeout = 60_000;
  await expect(page.locator('body')).toHaveClass(/sb-show-(?:main|errordisplay)/, { timeout });
  await page.waitForLoadState('networkidle');
}

test('every story of the gallery is accessible and logs no error @full', async ({ context }) => {
  // A busy machine needs several seconds for each story.
  test.setTimeout(30 * 60_000);
  const failures: Record<string, readonly string[]> = {};
  const remaining = [...stories];
  const openRemaining = async () => {
    const page = await context.newPage();
    const problems = recordProblems(page);
    for (let story = remaining.pop(); story; story = remaining.pop()) {
      problems.length = 0;
      await openStory(page, story);
      const found = [
        ...(story.tags.includes('logs-errors') ? [] : problems),
        // A component alone has no heading.
        ...(await listAxeViolations(page, ['page-has-heading-one'])),
        ...((await measureOverflow(page)) > 0 ? ['The page scrolls sideways.'] : []),
      ];
      if (found.length > 0) failures[story.id] = found;
    }
  };
  await Promise.all(Array.from({ length: pageCount }, openRemaining));
  expect(failures).toEqual({});
});
