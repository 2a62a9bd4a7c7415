/** @jest-environment jest-fixed-jsdom */
import { embed, type Embedded, type EmbedOptions } from './embed.ts';

const ORIGIN = 'http://localhost:3001';

let embedded: Embedded | undefined;
afterEach(() => {
  embedded?.remove();
  document.body.replaceChildren();
});

function setUp(options: Partial<EmbedOptions> = {}) {
  const heard: unknown[] = [];
  const shown = embed(document.body, {
    pluginUrl: ORIGIN,
    onReady: (version) => heard.push(`ready ${version}`),
    onResize: (height) => heard.push(height),
    onRoute: (path, title) => heard.push([path, title]),
    onSessionExpired: () => heard.push('expired'),
    onCertificateOpened: (id) => heard.push(`opened ${id}`),
    onEvent: (event) => heard.push(event),
    ...options,
  });
  embedded = shown;
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const send = (message: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    const { origin = ORIGIN, source = frame.contentWindow } = from;
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));
  };
  return { ...shown, frame, heard, send };
}

/** What goes to the window that the frame shows now, and to which origin. */
function spyOnMessages(frame: HTMLIFrameElement) {
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  const post = jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined);
  return () => post.mock.calls as unknown[][];
}

const ready = { type: 'ready', data: { version: '1.2.3' } };

describe('the frame', () => {
  test.each<[string, Partial<EmbedOptions>, string]>([
    ['begins at home', {}, '/'],
    ['begins at a path', { path: '/en/preview/42?a=b' }, '/en/preview/42?a=b'],
    ['takes a path without a slash', { path: 'templates' }, '/templates'],
    ['never leaves the origin', { path: '//evil.example/x' }, '/evil.example/x'],
    ['nor by a name and password', { path: '@evil.example' }, '/@evil.example'],
    ['signs in', { token: 'a/b?c' }, '/signin/a%2Fb%3Fc'],
    [
      'signs in at a certificate',
      { token: 't', path: '/preview/4' },
      '/signin/t?page=preview&id=4',
    ],
    ['signs in at the templates', { token: 't', path: '/templates' }, '/signin/t?page=templates'],
    [
      'signs in at the preview, in Spanish',
      { token: 't', path: '/es/preview/' },
      '/es/signin/t?page=preview',
    ],
    ['signs in at home, in English', { token: 't', path: '/en' }, '/en/signin/t'],
    ['signs in at home for other screens', { token: 't', path: '/editor/4' }, '/signin/t'],
  ])('%s', (_sentence, options, address) => {
    expect(setUp(options).frame.src).toBe(ORIGIN + address);
  });

  test('has a name, tells no referrer and may write the clipboard', () => {
    const { frame } = setUp();
    expect(frame.title).toBe('Certificates');
    expect(frame.referrerPolicy).toBe('no-referrer');
    expect(frame.allow).toBe('clipboard-write');
    expect(frame).not.toHaveAttribute('sandbox');
  });

  test('takes another name, sandbox and policy', () => {
    const { frame } = setUp({ title: 'Zertifikate', sandbox: '', allow: 'fullscreen' });
    expect(frame.title).toBe('Zertifikate');
    expect(frame.allow).toBe('fullscreen');
    expect(frame).toHaveAttribute('sandbox', '');
  });

  test('comes from the origin alone, whatever stands behind it', () => {
    const { frame } = setUp({ pluginUrl: 'https://me:pw@plugin.example:443/some/page?x#y' });
    expect(frame.src).toBe('https://plugin.example/');
  });

  test.each(['', '/plugin', 'plugin.example', '//plugin.example', 'javascript:alert(1)', 'blob:x'])(
    '%j is no address of a plugin',
    (pluginUrl) => {
      expect(() => embed(document.body, { pluginUrl })).toThrow(TypeError);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

describe('what the plugin tells', () => {
  test('each message is heard', () => {
    const { heard, send } = setUp();
    send(ready);
    send({ type: 'resize', data: { height: 900.2 } });
    send({ type: 'route-changed', data: { path: '/', title: 'My certificates' } });
    send({ type: 'certificate-opened', data: { id: '42' } });
    send({ type: 'session-expired', data: {} });
    expect(heard).toEqual(['ready 1.2.3', 901, ['/', 'My certificates'], 'opened 42', 'expired']);
  });

  test('nothing has to be listened to', () => {
    const { frame, send } = setUp({ onReady: () => undefined });
    embedded = embed(document.body, { pluginUrl: ORIGIN });
    const silent = document.querySelectorAll('iframe')[1];
    for (const type of ['ready', 'route-changed', 'certificate-opened', 'session-expired']) {
      const body = { version: '1', path: '/', title: '', id: '' };
      expect(() =>
        send({ type, data: body }, { source: silent?.contentWindow ?? null }),
      ).not.toThrow();
    }
    frame.remove();
  });

  test('an event reaches the page with its three keys and no others', () => {
    const { heard, send } = setUp();
    const event = { name: 'screen-ready', ms: 12, code: 'home' };
    send({ type: 'event', data: { ...event, more: 'of it' } });
    expect(heard).toEqual([event]);
  });

  test('another origin or another window changes nothing', () => {
    const { heard, send } = setUp();
    const ended = { type: 'session-expired', data: {} };
    send(ended, { origin: 'https://evil.example' });
    send(ended, { origin: `${ORIGIN}.evil.example` });
    send(ended, { origin: 'null' });
    send(ended, { source: window });
    send(ended, { source: null });
    expect(heard).toEqual([]);
  });

  test('a frame does not hear another one of the same plugin', () => {
    const first = setUp();
    const second = setUp();
    first.send({ type: 'session-expired', data: {} });
    expect(first.heard).toEqual(['expired']);
    expect(second.heard).toEqual([]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'ready'],
    ['a type that is no text', { type: 7, data: {} }],
    ['an unknown type', { type: 'else', data: {} }],
    ['an inherited type', { type: 'toString', data: {} }],
    ['no body', { type: 'session-expired' }],
    ['a body that is null', { type: 'resize', data: null }],
    ['a height that is text', { type: 'resize', data: { height: '900' } }],
    ['a height without an end', { type: 'resize', data: { height: Infinity } }],
    ['no number', { type: 'resize', data: { height: NaN } }],
    ['a title that is no text', { type: 'route-changed', data: { path: '/', title: {} } }],
    ['a route without a path', { type: 'route-changed', data: { title: 'Home' } }],
    ['a certificate without an id', { type: 'certificate-opened', data: {} }],
    ['an event that took no number', { type: 'event', data: { name: 'a', ms: 'b', code: 'c' } }],
    ['an event without a code', { type: 'event', data: { name: 'a', ms: 1 } }],
    ['a version that is no text', { type: 'ready', data: { version: 1 } }],
  ])('a body of another shape changes nothing: %s', (_what, message) => {
    const { frame, heard, send } = setUp();
    send(message);
    expect(heard).toEqual([]);
    expect(frame.style.height).toBe('640px');
  });

  test('the frame is as high as the content, within bounds', () => {
    const { frame, heard, send, update } = setUp({ minHeight: 480, maxHeight: 2000 });
    expect(frame.style.height).toBe('480px');
    for (const height of [1, 1200, 1e9]) send({ type: 'resize', data: { height } });
    expect(heard).toEqual([480, 1200, 2000]);
    update({ maxHeight: 700 });
    expect(frame.style.height).toBe('700px');
    update({ minHeight: 100, maxHeight: 50_000 });
    send({ type: 'resize', data: { height: 120 } });
    expect(frame.style.height).toBe('120px');
  });

  test('a frame without bounds of the host still has some', () => {
    const { heard, send } = setUp();
    for (const height of [-5, 1e9]) send({ type: 'resize', data: { height } });
    expect(heard).toEqual([640, 50_000]);
  });
});

describe('what the plugin hears', () => {
  test('colour mode and way back, once it is ready and again after each reload, by its origin', () => {
    const { frame, send } = setUp({ colorMode: 'dark', parentUrl: 'http://localhost/home' });
    const sent = spyOnMessages(frame);
    expect(sent()).toEqual([]);
    send(ready);
    const both = [
      [{ type: 'color-mode', data: 'dark' }, ORIGIN],
      [{ type: 'parent-url', data: 'http://localhost/home' }, ORIGIN],
    ];
    expect(sent()).toEqual(both);
    send(ready);
    expect(sent()).toEqual([...both, ...both]);
  });

  test('nothing that the host did not say', () => {
    const { frame, send } = setUp();
    const sent = spyOnMessages(frame);
    send(ready);
    expect(sent()).toEqual([]);
  });

  test('a change at once, or when it is ready', () => {
    const { frame, send, update } = setUp({ colorMode: 'light' });
    const sent = spyOnMessages(frame);
    update({ colorMode: 'dark' });
    expect(sent()).toEqual([]);
    send(ready);
    update({ colorMode: 'system' });
    expect(sent()).toEqual([
      [{ type: 'color-mode', data: 'dark' }, ORIGIN],
      [{ type: 'color-mode', data: 'system' }, ORIGIN],
    ]);
  });

  test('no message reaches a page of another origin in the frame', async () => {
    const { frame, send } = setUp({ colorMode: 'dark' });
    const got: unknown[] = [];
    frame.src = 'about:blank';
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    frame.contentWindow?.addEventListener('message', (event) => got.push(event.data));
    send(ready);
    frame.contentWindow?.postMessage('to whoever is there', '*');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(got).toEqual(['to whoever is there']);
  });
});

describe('an update', () => {
  test('changes the name and who listens', () => {
    const { frame, heard, send, update } = setUp();
    update({ title: 'Certificados', onReady: (version) => heard.push(`new ${version}`) });
    send(ready);
    expect(frame.title).toBe('Certificados');
    expect(heard).toEqual(['new 1.2.3']);
  });

  test('with another token loads the frame anew, in its place and without an entry in the history', () => {
    const before = history.length;
    const { frame, send, update } = setUp({ token: 'first', colorMode: 'dark' });
    document.body.append(document.createElement('footer'));
    send(ready);
    update({ token: 'second' });
    expect(frame.src).toBe(`${ORIGIN}/signin/second`);
    expect(frame.nextElementSibling?.tagName).toBe('FOOTER');
    expect(history).toHaveLength(before);
    const sent = spyOnMessages(frame);
    update({ colorMode: 'light' });
    expect(sent()).toEqual([]);
    send(ready);
    expect(sent()).toEqual([[{ type: 'color-mode', data: 'light' }, ORIGIN]]);
  });
});

test('removed, it leaves no frame, hears nothing and does nothing', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const stop = jest.spyOn(window, 'removeEventListener');
  const { frame, heard, remove, send, update } = setUp();
  const source = frame.contentWindow;
  remove();
  remove();
  update({ token: 'again', title: 'Again' });
  send(ready, { source });
  expect(heard).toEqual([]);
  expect(document.querySelector('iframe')).toBeNull();
  for (const [type, listener] of add.mock.calls)
    expect(stop.mock.calls).toContainEqual([type, listener]);
  expect(add).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
