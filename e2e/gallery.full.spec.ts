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

/**
 * Message of a screen that has waited for its platform for 30 s. Stories of loading screens wait as long as they are
 * shown, which may be longer on a busy machine.
 */
const timeoutMessage = 'ApiError: Nothing came within 30 s';

/** Records errors of a page and requests to other servers. @returns the list that receives them */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes(timeoutMessage)) problems.push(text);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && !url.startsWith(server.url))
      problems.push(`Request to ${url}`);
  });
  return problems;
}

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, data: object): void;
}

/**
 * Changes the story as the gallery does, which is faster than loading the page again. Runs in the page.
 * @returns the event with which the story ends
 */
function changeStory(storyId: string): Promise<string> {
  const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
    .__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) {
      const end = () => {
        channel.off(event, end);
        resolve(event);
      };
      channel.on(event, end);
    }
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Waits until a page sends no request for half a second, as the load state `networkidle` does after a navigation. */
async function waitForNetwork(page: Page): Promise<void> {
  const hasRequest = () =>
    page.waitForEvent('request', { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while (await hasRequest());
}

/** Shows a story as it is: in its own colour mode, and a phone's size if it has the tag. @returns the event of its end */
async function showStory(page: Page, { id, tags }: Story): Promise<string> {
  await page.setViewportSize({ width: tags.includes('phone') ? 360 : 1280, height: 800 });
  const event = await page.evaluate(changeStory, id);
  await waitForNetwork(page);
  return event;
}

test('every story of the gallery is accessible and logs no error', async ({ context }) => {
  // A busy machine needs several seconds for each story.
  test.setTimeout(30 * 60_000);
  const failures: Record<string, readonly string[]> = {};
  const remaining = [...stories];
  const openRemaining = async () => {
    const page = await context.newPage();
    const problems = recordProblems(page);
    const openGallery = async () => {
      await page.goto(`${server.url}/iframe.html?id=${stories[0]?.id}`);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/, { timeout: 60_000 });
    };
    await openGallery();
    for (let story = remaining.pop(); story; story = remaining.pop()) {
      problems.length = 0;
      const event = await showStory(page, story);
      const problemsOfStory = [
        ...(event === 'storyFinished' ? [] : [event]),
        ...(story.tags.includes('logs-errors') ? [] : problems),
        // A component alone has no heading.
        ...(await listAxeViolations(page, ['page-has-heading-one'])),
        ...((await measureOverflow(page)) > 0 ? ['The page scrolls sideways.'] : []),
      ];
      if (problemsOfStory.length > 0) failures[story.id] = problemsOfStory;
      // Errors that this story logs later must not count for the next one.
      if (story.tags.includes('logs-errors')) await openGallery();
    }
  };
  await Promise.all(Array.from({ length: pageCount }, openRemaining));
  expect(failures).toEqual({});
});
