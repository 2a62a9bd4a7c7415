import { listenToFrame, postToFrame } from './frameBridge.ts';

const ORIGIN = 'http://localhost:3001';

function setUp() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const heard: unknown[] = [];
  const stop = listenToFrame(() => frame, ORIGIN, {
    ready: () => heard.push('ready'),
    resize: (height) => heard.push(height),
    titled: (title) => heard.push(title),
    expired: () => heard.push('expired'),
  });
  const send = (message: unknown, from: { origin?: string; source?: Window | null } = {}): void => {
    const { origin = ORIGIN, source = frame.contentWindow } = from;
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));
  };
  return { frame, heard, send, stop };
}

test('hears each message of the plugin', () => {
  const { heard, send, stop } = setUp();
  send({ type: 'ready', data: { version: '1' } });
  send({ type: 'resize', data: { height: 900.2 } });
  send({ type: 'route-changed', data: { path: '/', title: 'My certificates' } });
  send({ type: 'session-expired', data: {} });
  expect(heard).toEqual(['ready', 901, 'My certificates', 'expired']);
  stop();
});

test('another origin or another window changes nothing', () => {
  const { heard, send, stop } = setUp();
  send({ type: 'session-expired', data: {} }, { origin: 'https://evil.example' });
  send({ type: 'session-expired', data: {} }, { source: window });
  send({ type: 'session-expired', data: {} }, { source: null });
  expect(heard).toEqual([]);
  stop();
});

test('a body of another shape changes nothing', () => {
  const { heard, send, stop } = setUp();
  const bodies = [null, 'ready', { type: 7 }, { type: 'else' }, { type: 'resize', data: null }];
  for (const body of bodies) send(body);
  send({ type: 'resize', data: { height: '900' } });
  send({ type: 'resize', data: { height: Infinity } });
  send({ type: 'route-changed', data: { title: {} } });
  expect(heard).toEqual([]);
  stop();
});

test('a height stays within what a page can show', () => {
  const { heard, send, stop } = setUp();
  send({ type: 'resize', data: { height: 1 } });
  send({ type: 'resize', data: { height: 1e9 } });
  expect(heard).toEqual([480, 50_000]);
  stop();
});

test('hears nothing after it stopped', () => {
  const { heard, send, stop } = setUp();
  stop();
  send({ type: 'ready', data: {} });
  expect(heard).toEqual([]);
});

test('a message goes to the origin of the plugin only', async () => {
  const { frame, stop } = setUp();
  const got: unknown[] = [];
  frame.contentWindow?.addEventListener('message', (event) => got.push(event.data));
  postToFrame(frame, ORIGIN, { type: 'color-mode', data: 'dark' });
  postToFrame(frame, '*', { type: 'control', data: 'any origin' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(got).toEqual([{ type: 'control', data: 'any origin' }]);
  stop();
});
