/** @jest-environment jest-fixed-jsdom */
import { readyFaces } from './screenFonts.ts';

/** Stands for a browser's fonts, which jsdom has not: files arrive when the test says so. */
class Page {
  readonly asked: string[] = [];
  readonly added = new Set<object>();
  private readonly waiting: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  readonly document = document.implementation.createHTMLDocument();

  constructor() {
    const { asked, waiting } = this;
    class FontFace {
      constructor(family: string) {
        asked.push(family);
      }
      load = () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    }
    Object.defineProperty(this.document, 'defaultView', { value: { FontFace } });
    Object.defineProperty(this.document, 'fonts', { value: this.added });
  }
  arrive = () => {
    for (const { resolve } of this.waiting.splice(0)) resolve();
  };
  fail = () => {
    for (const { reject } of this.waiting.splice(0)) reject(new Error('offline'));
  };
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(0);
  return settled;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a document gets each face once, however many ask', async () => {
  const page = new Page();
  const first = readyFaces(['title', 'body'], page.document);
  const second = readyFaces(['body'], page.document);
  expect(page.asked).toEqual(['certs-title', 'certs-body']);
  expect(await isSettled(second)).toBe(false);
  page.arrive();
  await Promise.all([first, second]);
  expect(page.added.size).toBe(2);
});

test('another document has fonts of its own', async () => {
  const [page, frame] = [new Page(), new Page()];
  void readyFaces(['title'], page.document);
  void readyFaces(['title'], frame.document);
  expect([page.asked, frame.asked]).toEqual([['certs-title'], ['certs-title']]);
  await jest.runAllTimersAsync();
});

test('fonts that never come are waited for five seconds, and still taken when they come', async () => {
  const page = new Page();
  const ready = readyFaces(['bold'], page.document);
  await jest.advanceTimersByTimeAsync(4900);
  expect(await isSettled(ready)).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await isSettled(ready)).toBe(true);
  page.arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.added.size).toBe(1);
});

test('a file that fails is asked for again, also by the next one who needs it', async () => {
  const page = new Page();
  const ready = readyFaces(['title'], page.document);
  for (const pause of [400, 1600, 0]) {
    page.fail();
    await jest.advanceTimersByTimeAsync(pause);
  }
  await ready;
  expect(page.asked).toHaveLength(3);
  expect(page.added.size).toBe(0);

  const again = readyFaces(['title'], page.document);
  expect(page.asked).toHaveLength(4);
  page.arrive();
  await again;
  expect(page.added.size).toBe(1);
});

test('a document without fonts keeps nobody waiting', async () => {
  const bare = document.implementation.createHTMLDocument();
  expect(await isSettled(readyFaces(['title'], bare))).toBe(true);
});
