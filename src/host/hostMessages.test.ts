/** @jest-environment jest-fixed-jsdom */
import { createHostBridge, type HostBridge, toHttpUrlOrNull } from './hostMessages.ts';

const platformOrigin = 'https://platform.example';
const otherOrigin = 'https://other.example';

let parent: Window;
let unrelatedWindow: Window;
let bridge: HostBridge | undefined;
let onColorMode: jest.Mock;
let onParentUrl: jest.Mock;

/** Creates an iframe and returns its window. */
function createWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('This frame has no window.');
  return frame.contentWindow;
}

beforeAll(() => {
  parent = createWindow();
  unrelatedWindow = createWindow();
});
beforeEach(() => {
  window.opener = parent;
  onColorMode = jest.fn();
  onParentUrl = jest.fn();
});
afterEach(() => {
  bridge?.stop();
  window.opener = null;
  jest.restoreAllMocks();
});

function listen(origins: readonly string[] = [platformOrigin]): HostBridge {
  bridge = createHostBridge({ origins, onColorMode, onParentUrl });
  return bridge;
}

function receive(content: unknown, from: { source?: Window | null; origin?: string } = {}): void {
  const { source = parent, origin = platformOrigin } = from;
  window.dispatchEvent(new MessageEvent('message', { source, origin, data: content }));
}

function expectNoEffect(): void {
  expect(onColorMode).not.toHaveBeenCalled();
  expect(onParentUrl).not.toHaveBeenCalled();
}

describe('messages from the parent page', () => {
  test.each(['light', 'dark', 'system'])('set the colour mode to %s with color-mode', (mode) => {
    listen();
    receive({ type: 'color-mode', data: mode });
    expect(onColorMode.mock.calls).toEqual([[mode]]);
    expect(onParentUrl).not.toHaveBeenCalled();
  });

  test('set the URL of the embedding page with parent-url', () => {
    listen();
    receive({ type: 'parent-url', data: `${platformOrigin}/learn?page=2#here` });
    expect(onParentUrl.mock.calls).toEqual([[`${platformOrigin}/learn?page=2#here`]]);
    expect(onColorMode).not.toHaveBeenCalled();
  });

  test('may set a parent-url of any listed origin', () => {
    listen([platformOrigin, otherOrigin]);
    receive({ type: 'parent-url', data: `${otherOrigin}/learn` });
    expect(onParentUrl.mock.calls).toEqual([[`${otherOrigin}/learn`]]);
  });

  test('are accepted from each listed origin', () => {
    listen([otherOrigin, platformOrigin]);
    receive({ type: 'color-mode', data: 'dark' });
    receive({ type: 'color-mode', data: 'light' }, { origin: otherOrigin });
    expect(onColorMode.mock.calls).toEqual([['dark'], ['light']]);
  });

  test('may have additional keys', () => {
    listen();
    receive({ type: 'color-mode', data: 'dark', version: 2 });
    expect(onColorMode).toHaveBeenCalledTimes(1);
  });
});

describe('messages from other senders', () => {
  const message = { type: 'color-mode', data: 'dark' };

  test.each([
    ['another origin', otherOrigin],
    ['a subdomain', 'https://a.platform.example'],
    ['another scheme', 'http://platform.example'],
    ['another port', 'https://platform.example:8443'],
    ['an origin with the same beginning', 'https://platform.example.evil.example'],
    ['no origin', ''],
    ['the null origin', 'null'],
  ])('are ignored from %s', (_name, origin) => {
    listen();
    receive(message, { origin });
    expectNoEffect();
  });

  test.each([
    ['an unrelated window', () => unrelatedWindow],
    ['this window itself', () => window],
    ['no window', () => null],
  ])('are ignored from %s with an allowed origin', (_name, source) => {
    listen();
    receive(message, { source: source() });
    expectNoEffect();
  });

  test('are ignored when no origin is listed', () => {
    listen([]);
    receive(message);
    expectNoEffect();
  });

  test('are ignored when there is no parent page', () => {
    window.opener = null;
    listen();
    receive(message, { source: null });
    receive(message);
    expectNoEffect();
  });

  test('are ignored after the bridge was stopped', () => {
    listen().stop();
    receive(message);
    expectNoEffect();
  });
});

describe('malformed messages', () => {
  const cyclic: Record<string, unknown> = { type: 'color-mode' };
  cyclic.data = cyclic;

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'color-mode'],
    ['a number', 4],
    ['a list', ['color-mode', 'dark']],
    ['no type', { data: 'dark' }],
    ['another type', { type: 'theme', data: 'dark' }],
    ['a type with other capitals', { type: 'Color-Mode', data: 'dark' }],
    ['an unknown mode', { type: 'color-mode', data: 'sepia' }],
    ['no mode', { type: 'color-mode' }],
    ['a mode in a list', { type: 'color-mode', data: ['dark'] }],
    ['cyclic data', cyclic],
    ['huge data', { type: 'color-mode', data: 'dark'.repeat(50_000) }],
    ['an inherited name', { type: '__proto__', data: 'dark' }],
    ['a javascript: URL', { type: 'parent-url', data: 'javascript:alert(1)' }],
    ['a data: URL', { type: 'parent-url', data: 'data:text/html,hello' }],
    ['a blob: URL', { type: 'parent-url', data: `blob:${platformOrigin}/1` }],
    ['a URL of an unlisted origin', { type: 'parent-url', data: `${otherOrigin}/learn` }],
    ['a relative URL', { type: 'parent-url', data: '/learn' }],
    ['a URL in an object', { type: 'parent-url', data: { href: platformOrigin } }],
    ['a cyclic object as URL', { type: 'parent-url', data: cyclic }],
    ['a huge text as URL', { type: 'parent-url', data: 'x'.repeat(100_000) }],
  ])('are ignored: %s', (_name, message) => {
    listen();
    expect(() => receive(message)).not.toThrow();
    expectNoEffect();
  });
});

describe('messages to the parent page', () => {
  /** Creates a window whose location is not readable. */
  const createCrossOriginWindow = (postMessage: () => void) => ({
    postMessage,
    get location(): Location {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    },
  });

  test('are sent to each listed origin, never to "*"', () => {
    const post = jest.fn();
    window.opener = createCrossOriginWindow(post);
    listen([platformOrigin, otherOrigin]).post('route-changed', {
      path: '/',
      title: 'Meus certificados',
    });
    const message = { type: 'route-changed', data: { path: '/', title: 'Meus certificados' } };
    expect(post.mock.calls).toEqual([
      [message, platformOrigin],
      [message, otherOrigin],
    ]);
  });

  test('are not sent to an opener of the same origin', () => {
    const post = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
    listen([platformOrigin, otherOrigin]).post('session-expired', {});
    expect(post).not.toHaveBeenCalled();
  });

  test('are not sent when no origin is listed', () => {
    const post = jest.fn();
    window.opener = createCrossOriginWindow(post);
    listen([]).post('session-expired', {});
    expect(post).not.toHaveBeenCalled();
  });

  test('are not sent when there is no parent page', () => {
    const post = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    window.opener = null;
    listen().post('ready', { version: '1.0.0' });
    expect(post).not.toHaveBeenCalled();
  });
});

describe('toHttpUrlOrNull', () => {
  test.each(['https://platform.example/learn', 'http://localhost:3000'])('returns %s', (url) =>
    expect(toHttpUrlOrNull(url)).toBe(url),
  );

  test.each([
    undefined,
    '',
    '/learn',
    'platform.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://platform.example/1',
    'file:///etc/hosts',
  ])('returns null for %j', (url) => expect(toHttpUrlOrNull(url)).toBeNull());
});
