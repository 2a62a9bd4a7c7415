/** @jest-environment jest-fixed-jsdom */
import { createHostBridge, type HostBridge, httpUrlOrNull } from './hostMessages.ts';

const platform = 'https://platform.example';
const other = 'https://other.example';

let parent: Window;
let stranger: Window;
let bridge: HostBridge | undefined;
let onColorMode: jest.Mock;
let onParentUrl: jest.Mock;

/** A window of its own beside this one. */
function newWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('This frame has no window.');
  return frame.contentWindow;
}

beforeAll(() => {
  parent = newWindow();
  stranger = newWindow();
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

function listen(origins: readonly string[] = [platform]): HostBridge {
  bridge = createHostBridge({ origins, onColorMode, onParentUrl });
  return bridge;
}

function receive(content: unknown, from: { source?: Window | null; origin?: string } = {}): void {
  const { source = parent, origin = platform } = from;
  window.dispatchEvent(new MessageEvent('message', { source, origin, data: content }));
}

function expectNoEffect(): void {
  expect(onColorMode).not.toHaveBeenCalled();
  expect(onParentUrl).not.toHaveBeenCalled();
}

describe('messages from the parent page', () => {
  test.each(['light', 'dark', 'system'])('color-mode sets the preference to %s', (mode) => {
    listen();
    receive({ type: 'color-mode', data: mode });
    expect(onColorMode.mock.calls).toEqual([[mode]]);
    expect(onParentUrl).not.toHaveBeenCalled();
  });

  test('parent-url stores the address of the embedding page', () => {
    listen();
    receive({ type: 'parent-url', data: `${platform}/learn?page=2#here` });
    expect(onParentUrl.mock.calls).toEqual([[`${platform}/learn?page=2#here`]]);
    expect(onColorMode).not.toHaveBeenCalled();
  });

  test('parent-url may name any listed origin, not only the sender’s', () => {
    listen([platform, other]);
    receive({ type: 'parent-url', data: `${other}/learn` });
    expect(onParentUrl.mock.calls).toEqual([[`${other}/learn`]]);
  });

  test('are accepted from each listed origin', () => {
    listen([other, platform]);
    receive({ type: 'color-mode', data: 'dark' });
    receive({ type: 'color-mode', data: 'light' }, { origin: other });
    expect(onColorMode.mock.calls).toEqual([['dark'], ['light']]);
  });

  test('may carry further keys', () => {
    listen();
    receive({ type: 'color-mode', data: 'dark', version: 2 });
    expect(onColorMode).toHaveBeenCalledTimes(1);
  });
});

describe('messages from anybody else change nothing', () => {
  const message = { type: 'color-mode', data: 'dark' };

  test.each([
    ['another origin', other],
    ['a subdomain', 'https://a.platform.example'],
    ['another scheme', 'http://platform.example'],
    ['another port', 'https://platform.example:8443'],
    ['an origin that begins alike', 'https://platform.example.evil.example'],
    ['no origin', ''],
    ['the null origin', 'null'],
  ])('%s', (_name, origin) => {
    listen();
    receive(message, { origin });
    expectNoEffect();
  });

  test.each([
    ['a foreign window', () => stranger],
    ['this window itself', () => window],
    ['no window', () => null],
  ])('%s with the right origin', (_name, source) => {
    listen();
    receive(message, { source: source() });
    expectNoEffect();
  });

  test('nobody is heard when no origin is listed', () => {
    listen([]);
    receive(message);
    expectNoEffect();
  });

  test('nobody is heard where no page is around the plugin', () => {
    window.opener = null;
    listen();
    receive(message, { source: null });
    receive(message);
    expectNoEffect();
  });

  test('nobody is heard after the bridge was stopped', () => {
    listen().stop();
    receive(message);
    expectNoEffect();
  });
});

describe('messages of another shape are ignored', () => {
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
    ['a type in other letters', { type: 'Color-Mode', data: 'dark' }],
    ['an unknown mode', { type: 'color-mode', data: 'sepia' }],
    ['no mode', { type: 'color-mode' }],
    ['a mode in a list', { type: 'color-mode', data: ['dark'] }],
    ['cyclic data', cyclic],
    ['huge data', { type: 'color-mode', data: 'dark'.repeat(50_000) }],
    ['an inherited name', { type: '__proto__', data: 'dark' }],
    ['an address that runs', { type: 'parent-url', data: 'javascript:alert(1)' }],
    ['an address of data', { type: 'parent-url', data: 'data:text/html,hello' }],
    ['an address of a blob', { type: 'parent-url', data: `blob:${platform}/1` }],
    ['an address of an origin that is not listed', { type: 'parent-url', data: `${other}/learn` }],
    ['a relative address', { type: 'parent-url', data: '/learn' }],
    ['an address in an object', { type: 'parent-url', data: { href: platform } }],
    ['a cyclic address', { type: 'parent-url', data: cyclic }],
    ['a huge address that is none', { type: 'parent-url', data: 'x'.repeat(100_000) }],
  ])('%s', (_name, message) => {
    listen();
    expect(() => receive(message)).not.toThrow();
    expectNoEffect();
  });
});

describe('messages to the parent page', () => {
  /** A window of another site tells nobody where it is. */
  const foreignWindow = (postMessage: () => void) => ({
    postMessage,
    get location(): Location {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    },
  });

  test('go to every listed origin by its exact name, never to "*"', () => {
    const post = jest.fn();
    window.opener = foreignWindow(post);
    listen([platform, other]).tell('route-changed', { path: '/', title: 'Meus certificados' });
    const message = { type: 'route-changed', data: { path: '/', title: 'Meus certificados' } };
    expect(post.mock.calls).toEqual([
      [message, platform],
      [message, other],
    ]);
  });

  test('are not sent to a page of our own that opened this one', () => {
    const post = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
    listen([platform, other]).tell('session-expired', {});
    expect(post).not.toHaveBeenCalled();
  });

  test('are not sent when no origin is listed', () => {
    const post = jest.fn();
    window.opener = foreignWindow(post);
    listen([]).tell('session-expired', {});
    expect(post).not.toHaveBeenCalled();
  });

  test('are not sent where no page is around the plugin', () => {
    const post = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    window.opener = null;
    listen().tell('ready', { version: '1.0.0' });
    expect(post).not.toHaveBeenCalled();
  });
});

describe('an address that reaches a link is absolute http(s)', () => {
  test.each(['https://platform.example/learn', 'http://localhost:3000'])('%s', (url) =>
    expect(httpUrlOrNull(url)).toBe(url),
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
  ])('%j is none', (url) => expect(httpUrlOrNull(url)).toBeNull());
});
