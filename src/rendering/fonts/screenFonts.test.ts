/** @jest-environment jest-fixed-jsdom */
import { getCssFontFamily, identifierGapFontFamily } from './faces.ts';
import { addFontsToDocument } from './screenFonts.ts';

/** A document with a fake FontFace, which jsdom lacks. The test controls when files load or fail. */
class FakeFontDocument {
  readonly requested: string[] = [];
  readonly added = new Set<object>();
  private readonly pending: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  readonly document = document.implementation.createHTMLDocument();

  constructor() {
    const { requested, pending } = this;
    class FontFace {
      constructor(family: string) {
        requested.push(family);
      }
      load = () => new Promise<void>((resolve, reject) => pending.push({ resolve, reject }));
    }
    Object.defineProperty(this.document, 'defaultView', { value: { FontFace } });
    Object.defineProperty(this.document, 'fonts', { value: this.added });
  }
  resolveAll = () => {
    for (const { resolve } of this.pending.splice(0)) resolve();
  };
  rejectAll = () => {
    for (const { reject } of this.pending.splice(0)) reject(new Error('offline'));
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

test('loads each face of a document once for concurrent calls', async () => {
  const page = new FakeFontDocument();
  const first = addFontsToDocument(['title', 'body'], page.document);
  const second = addFontsToDocument(['body'], page.document);
  expect(page.requested).toEqual([getCssFontFamily('title'), getCssFontFamily('body')]);
  expect(await isSettled(second)).toBe(false);
  page.resolveAll();
  await Promise.all([first, second]);
  expect(page.added.size).toBe(2);
});

test('loads the two fonts of identifiers', async () => {
  const page = new FakeFontDocument();
  const loaded = addFontsToDocument(['identifier'], page.document);
  expect(page.requested).toEqual([getCssFontFamily('identifier'), identifierGapFontFamily]);
  page.resolveAll();
  await loaded;
  expect(page.added.size).toBe(2);
});

test('loads faces separately for each document', async () => {
  const [page, frame] = [new FakeFontDocument(), new FakeFontDocument()];
  void addFontsToDocument(['title'], page.document);
  void addFontsToDocument(['title'], frame.document);
  const family = getCssFontFamily('title');
  expect([page.requested, frame.requested]).toEqual([[family], [family]]);
  await jest.runAllTimersAsync();
});

test('resolves after five seconds and still adds faces that load later', async () => {
  const page = new FakeFontDocument();
  const ready = addFontsToDocument(['bold'], page.document);
  await jest.advanceTimersByTimeAsync(4900);
  expect(await isSettled(ready)).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await isSettled(ready)).toBe(true);
  page.resolveAll();
  await jest.advanceTimersByTimeAsync(0);
  expect(page.added.size).toBe(1);
});

test('retries a failed file, and again on the next call', async () => {
  const page = new FakeFontDocument();
  const ready = addFontsToDocument(['title'], page.document);
  for (const pause of [400, 1600, 0]) {
    page.rejectAll();
    await jest.advanceTimersByTimeAsync(pause);
  }
  await ready;
  expect(page.requested).toHaveLength(3);
  expect(page.added.size).toBe(0);

  const nextLoad = addFontsToDocument(['title'], page.document);
  expect(page.requested).toHaveLength(4);
  page.resolveAll();
  await nextLoad;
  expect(page.added.size).toBe(1);
});

test('resolves immediately in a document without font support', async () => {
  const plainDocument = document.implementation.createHTMLDocument();
  expect(await isSettled(addFontsToDocument(['title'], plainDocument))).toBe(true);
});
