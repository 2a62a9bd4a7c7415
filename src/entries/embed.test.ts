/** @jest-environment jest-fixed-jsdom */
import { embed, type Embedded, type EmbedOptions } from './embed.ts';

const ORIGIN = 'http://localhost:3001';

let embedded: Embedded | undefined;
afterEach(() => {
  embedded?.remove();
  document.body.replaceChildren();
});

function setUp(options: Partial<EmbedOptions> = {}) {
  const callbackValues: unknown[] = [];
  const embeddedPlugin = embed(document.body, {
    pluginUrl: ORIGIN,
    onReady: (version) => callbackValues.push(`ready ${version}`),
    onResize: (height) => callbackValues.push(height),
    onRoute: (path, title) => callbackValues.push([path, title]),
    onSessionExpired: () => callbackValues.push('expired'),
    onCertificateOpened: (id) => callbackValues.push(`opened ${id}`),
    onEvent: (event) => callbackValues.push(event),
    ...options,
  });
  embedded = embeddedPlugin;
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const send = (message: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    const { origin = ORIGIN, source = frame.contentWindow } = from;
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));
  };
  return { ...embeddedPlugin, frame, callbackValues, send };
}

/** Records the messages posted to the current window of the frame, with their target origin. */
function spyOnMessages(frame: HTMLIFrameElement) {
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  const post = jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined);
  return () => post.mock.calls as unknown[][];
}

const ready = { type: 'ready', data: { version: '1.2.3' } };

describe('embed', () => {
  test.each<[string, Partial<EmbedOptions>, string]>([
    ['the home screen by default', {}, '/'],
    ['a screen with its query', { path: '/en/preview/42?a=b' }, '/en/preview/42?a=b'],
    ['a path without a leading slash', { path: 'templates' }, '/templates'],
    ['a path that looks like another host', { path: '//evil.example/x' }, '/evil.example/x'],
    ['a path that looks like credentials', { path: '@evil.example' }, '/@evil.example'],
    ['a sign-in link', { token: 'a/b?c' }, '/signin/a%2Fb%3Fc'],
    [
      'a sign-in link to a certificate',
      { token: 't', path: '/preview/4' },
      '/signin/t?page=preview&id=4',
    ],
    [
      'a sign-in link to the templates',
      { token: 't', path: '/templates' },
      '/signin/t?page=templates',
    ],
    [
      'a sign-in link to the preview in Spanish',
      { token: 't', path: '/es/preview/' },
      '/es/signin/t?page=preview',
    ],
    ['a sign-in link to the home screen in English', { token: 't', path: '/en' }, '/en/signin/t'],
    [
      'a sign-in link to the home screen for unsupported paths',
      { token: 't', path: '/editor/4' },
      '/signin/t',
    ],
  ])('loads %s', (_description, options, address) => {
    expect(setUp(options).frame.src).toBe(ORIGIN + address);
  });

  test('creates a frame with a title, without a referrer and with clipboard access', () => {
    const { frame } = setUp();
    expect(frame.title).toBe('Certificates');
    expect(frame.referrerPolicy).toBe('no-referrer');
    expect(frame.allow).toBe('clipboard-write');
    expect(frame).not.toHaveAttribute('sandbox');
  });

  test('applies title, sandbox and permissions policy to the frame', () => {
    const { frame } = setUp({ title: 'Zertifikate', sandbox: '', allow: 'fullscreen' });
    expect(frame.title).toBe('Zertifikate');
    expect(frame.allow).toBe('fullscreen');
    expect(frame).toHaveAttribute('sandbox', '');
  });

  test('uses only the origin of pluginUrl', () => {
    const { frame } = setUp({ pluginUrl: 'https://me:pw@plugin.example:443/some/page?x#y' });
    expect(frame.src).toBe('https://plugin.example/');
  });

  test.each(['', '/plugin', 'plugin.example', '//plugin.example', 'javascript:alert(1)', 'blob:x'])(
    'throws a TypeError for the pluginUrl %j',
    (pluginUrl) => {
      expect(() => embed(document.body, { pluginUrl })).toThrow(TypeError);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

describe('messages from the plugin', () => {
  test('call the matching callbacks', () => {
    const { callbackValues, send } = setUp();
    send(ready);
    send({ type: 'resize', data: { height: 900.2 } });
    send({ type: 'route-changed', data: { path: '/', title: 'My certificates' } });
    send({ type: 'certificate-opened', data: { id: '42' } });
    send({ type: 'session-expired', data: {} });
    expect(callbackValues).toEqual([
      'ready 1.2.3',
      901,
      ['/', 'My certificates'],
      'opened 42',
      'expired',
    ]);
  });

  test('are ignored without callbacks', () => {
    const { frame, send } = setUp({ onReady: () => undefined });
    embedded = embed(document.body, { pluginUrl: ORIGIN });
    const frameWithoutCallbacks = document.querySelectorAll('iframe')[1];
    for (const type of ['ready', 'route-changed', 'certificate-opened', 'session-expired']) {
      const body = { version: '1', path: '/', title: '', id: '' };
      expect(() =>
        send({ type, data: body }, { source: frameWithoutCallbacks?.contentWindow ?? null }),
      ).not.toThrow();
    }
    frame.remove();
  });

  test('pass events on with their known keys only', () => {
    const { callbackValues, send } = setUp();
    const event = { name: 'screen-ready', ms: 12, code: 'home' };
    const failure = { name: 'call-failed', ms: 3, code: 'currentUser:500', requestId: 'a1' };
    send({ type: 'event', data: { ...event, extra: 'value' } });
    send({ type: 'event', data: failure });
    send({ type: 'event', data: { ...failure, requestId: 5 } });
    const { requestId, ...failureWithoutId } = failure;
    expect(callbackValues).toStrictEqual([
      event,
      { ...failureWithoutId, requestId },
      failureWithoutId,
    ]);
  });

  test('are ignored from another origin or window', () => {
    const { callbackValues, send } = setUp();
    const message = { type: 'session-expired', data: {} };
    send(message, { origin: 'https://evil.example' });
    send(message, { origin: `${ORIGIN}.evil.example` });
    send(message, { origin: 'null' });
    send(message, { source: window });
    send(message, { source: null });
    expect(callbackValues).toEqual([]);
  });

  test('are ignored from another frame of the same plugin', () => {
    const first = setUp();
    const second = setUp();
    first.send({ type: 'session-expired', data: {} });
    expect(first.callbackValues).toEqual(['expired']);
    expect(second.callbackValues).toEqual([]);
  });

  test.each([
    ['null', null],
    ['a string', 'ready'],
    ['a type that is a number', { type: 7, data: {} }],
    ['an unknown type', { type: 'else', data: {} }],
    ['an inherited type', { type: 'toString', data: {} }],
    ['a missing body', { type: 'session-expired' }],
    ['a body that is null', { type: 'resize', data: null }],
    ['a height that is a string', { type: 'resize', data: { height: '900' } }],
    ['an infinite height', { type: 'resize', data: { height: Infinity } }],
    ['a height that is NaN', { type: 'resize', data: { height: NaN } }],
    ['a title that is an object', { type: 'route-changed', data: { path: '/', title: {} } }],
    ['a route without a path', { type: 'route-changed', data: { title: 'Home' } }],
    ['a certificate without an id', { type: 'certificate-opened', data: {} }],
    [
      'an event whose duration is a string',
      { type: 'event', data: { name: 'a', ms: 'b', code: 'c' } },
    ],
    ['an event without a code', { type: 'event', data: { name: 'a', ms: 1 } }],
    ['a version that is a number', { type: 'ready', data: { version: 1 } }],
  ])('are ignored if invalid: %s', (_description, message) => {
    const { frame, callbackValues, send } = setUp();
    send(message);
    expect(callbackValues).toEqual([]);
    expect(frame.style.height).toBe('640px');
  });

  test('set the frame height to the content height within the bounds', () => {
    const { frame, callbackValues, send, update } = setUp({ minHeight: 480, maxHeight: 2000 });
    expect(frame.style.height).toBe('480px');
    for (const height of [1, 1200, 1e9]) send({ type: 'resize', data: { height } });
    expect(callbackValues).toEqual([480, 1200, 2000]);
    update({ maxHeight: 700 });
    expect(frame.style.height).toBe('700px');
    update({ minHeight: 100, maxHeight: 50_000 });
    send({ type: 'resize', data: { height: 120 } });
    expect(frame.style.height).toBe('120px');
  });

  test('set the frame height within the default bounds', () => {
    const { callbackValues, send } = setUp();
    for (const height of [-5, 1e9]) send({ type: 'resize', data: { height } });
    expect(callbackValues).toEqual([640, 50_000]);
  });
});

describe('messages to the plugin', () => {
  test('send colour mode and parent URL to the plugin’s origin after each "ready"', () => {
    const { frame, send } = setUp({ colorMode: 'dark', parentUrl: 'http://localhost/home' });
    const getMessages = spyOnMessages(frame);
    expect(getMessages()).toEqual([]);
    send(ready);
    const expectedMessages = [
      [{ type: 'color-mode', data: 'dark' }, ORIGIN],
      [{ type: 'parent-url', data: 'http://localhost/home' }, ORIGIN],
    ];
    expect(getMessages()).toEqual(expectedMessages);
    send(ready);
    expect(getMessages()).toEqual([...expectedMessages, ...expectedMessages]);
  });

  test('are not getMessages for options that are not set', () => {
    const { frame, send } = setUp();
    const getMessages = spyOnMessages(frame);
    send(ready);
    expect(getMessages()).toEqual([]);
  });

  test('send changed options at once, or when the plugin is ready', () => {
    const { frame, send, update } = setUp({ colorMode: 'light' });
    const getMessages = spyOnMessages(frame);
    update({ colorMode: 'dark' });
    expect(getMessages()).toEqual([]);
    send(ready);
    update({ colorMode: 'system' });
    expect(getMessages()).toEqual([
      [{ type: 'color-mode', data: 'dark' }, ORIGIN],
      [{ type: 'color-mode', data: 'system' }, ORIGIN],
    ]);
  });

  test('do not reach a page of another origin in the frame', async () => {
    const { frame, send } = setUp({ colorMode: 'dark' });
    const receivedMessages: unknown[] = [];
    frame.src = 'about:blank';
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.contentWindow?.addEventListener('message', (event) => receivedMessages.push(event.data));
    send(ready);
    frame.contentWindow?.postMessage('to any origin', '*');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(receivedMessages).toEqual(['to any origin']);
  });
});

describe('update', () => {
  test('changes title and callbacks', () => {
    const { frame, callbackValues, send, update } = setUp();
    update({ title: 'Certificados', onReady: (version) => callbackValues.push(`new ${version}`) });
    send(ready);
    expect(frame.title).toBe('Certificados');
    expect(callbackValues).toEqual(['new 1.2.3']);
  });

  test('reloads the frame for a new token, in place and without a history entry', () => {
    const previousLength = history.length;
    const { frame, send, update } = setUp({ token: 'first', colorMode: 'dark' });
    document.body.append(document.createElement('footer'));
    send(ready);
    update({ token: 'second' });
    expect(frame.src).toBe(`${ORIGIN}/signin/second`);
    expect(frame.nextElementSibling?.tagName).toBe('FOOTER');
    expect(history).toHaveLength(previousLength);
    const getMessages = spyOnMessages(frame);
    update({ colorMode: 'light' });
    expect(getMessages()).toEqual([]);
    send(ready);
    expect(getMessages()).toEqual([[{ type: 'color-mode', data: 'light' }, ORIGIN]]);
  });
});

test('remove deletes the frame and its listeners, and later calls have no effect', () => {
  const addListener = jest.spyOn(window, 'addEventListener');
  const removeListener = jest.spyOn(window, 'removeEventListener');
  const { frame, callbackValues, remove, send, update } = setUp();
  const source = frame.contentWindow;
  remove();
  remove();
  update({ token: 'again', title: 'Again' });
  send(ready, { source });
  expect(callbackValues).toEqual([]);
  expect(document.querySelector('iframe')).toBeNull();
  for (const [type, listener] of addListener.mock.calls)
    expect(removeListener.mock.calls).toContainEqual([type, listener]);
  expect(addListener).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
