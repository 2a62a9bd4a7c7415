/** @jest-environment jest-fixed-jsdom */
import { createBrowserHistory } from './browserHistory.ts';
import { createMemoryHistory } from './memoryHistory.ts';

const getAddress = () => window.location.pathname + window.location.search;

/** Moves through the browser history and waits for the `popstate` event. */
async function goAndWait(delta: number): Promise<void> {
  const popState = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(delta);
  await popState;
}

describe('createBrowserHistory', () => {
  let history = createBrowserHistory();
  beforeEach(() => {
    window.history.pushState({ position: 7, current: '/list' }, '', '/list');
    history = createBrowserHistory();
  });
  afterEach(() => history.stop());

  it('keeps the state of the router of the host in an entry', () => {
    history.push('/preview/1', { from: 'row' });
    expect(window.history.state).toMatchObject({ position: 7, current: '/list' });
    history.replace('/preview/2');
    expect(window.history.state).toMatchObject({ position: 7, current: '/list' });
    expect(getAddress()).toBe('/preview/2');
  });

  it.each(['text', 5, null])('accepts an entry with the state %j', (state) => {
    window.history.replaceState(state, '');
    history.push('/preview/1', 'plugin');
    expect(history.location).toMatchObject({ pathname: '/preview/1', state: 'plugin' });
  });

  it('restores the entries on back and forward', async () => {
    history.push('/preview/1', 'one');
    const { key } = history.location;
    history.push('/preview/2');
    await goAndWait(-1);
    expect(history.location).toMatchObject({ pathname: '/preview/1', state: 'one', key });
    await goAndWait(-1);
    expect(history.location).toMatchObject({ pathname: '/list', state: null, key: 'default' });
    await goAndWait(1);
    expect(history.location).toMatchObject({ pathname: '/preview/1', key });
  });

  it('adds no entry when the host is already at the path', () => {
    const listener = jest.fn();
    history.subscribe(listener);
    window.history.pushState({ position: 8 }, '', '/templates?x=1');
    const { length } = window.history;
    history.syncTo('/templates?x=1');
    history.syncTo('/templates?x=1');
    expect(window.history).toHaveLength(length);
    expect(window.history.state).toEqual({ position: 8 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(history.location).toMatchObject({ pathname: '/templates', search: '?x=1' });
  });

  it('adds an entry when the host requests a path', () => {
    const push = jest.spyOn(window.history, 'pushState');
    history.syncTo('/templates');
    expect(push).toHaveBeenCalledTimes(1);
    expect(getAddress()).toBe('/templates');
    push.mockRestore();
  });
});

describe('createMemoryHistory with the router of a host', () => {
  /** Creates a memory history with a simulated host router, which follows each navigation. */
  function createHostedHistory() {
    const navigations: [string, string][] = [];
    const history = createMemoryHistory('/list', {
      navigate: (path, { replace }) => {
        navigations.push([replace ? 'replace' : 'push', path]);
        history.syncTo(path);
      },
    });
    return { history, navigations };
  }

  it('navigates the host once per step and moves immediately', () => {
    const { history, navigations } = createHostedHistory();
    history.push('/preview/1');
    history.replace('/preview/2?x=1');
    expect(navigations).toEqual([
      ['push', '/preview/1'],
      ['replace', '/preview/2?x=1'],
    ]);
    expect(history.location).toMatchObject({ pathname: '/preview/2', search: '?x=1' });
  });

  it('does not navigate the host for its own changes', () => {
    const { history, navigations } = createHostedHistory();
    history.syncTo('/templates');
    expect(navigations).toEqual([]);
    expect(history.location.pathname).toBe('/templates');
  });

  it('finds adjacent entries again with their state', () => {
    const { history } = createHostedHistory();
    const { key: first } = history.location;
    history.push('/preview/1', 'one');
    const { key } = history.location;
    history.syncTo('/list');
    expect(history.location.key).toBe(first);
    history.syncTo('/preview/1');
    expect(history.location).toMatchObject({ state: 'one', key });
  });

  it('goes back through the history of the browser, which belongs to the host', () => {
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    createHostedHistory().history.go(-1);
    expect(go).toHaveBeenCalledWith(-1);
    go.mockRestore();
  });

  it('keeps the location and the address of the host while leaving is confirmed', () => {
    const { history, navigations } = createHostedHistory();
    history.push('/editor');
    navigations.length = 0;
    let confirm: () => void = () => undefined;
    history.setGuard((navigate) => {
      confirm = navigate;
    });
    history.syncTo('/list');
    expect(history.location.pathname).toBe('/editor');
    expect(navigations).toEqual([['replace', '/editor']]);
    history.setGuard((navigate) => navigate());
    confirm();
    expect(history.location.pathname).toBe('/list');
    expect(navigations.at(-1)).toEqual(['replace', '/list']);
  });
});
