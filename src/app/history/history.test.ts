/** @jest-environment jest-fixed-jsdom */
import { createBrowserHistory } from './browserHistory.ts';
import { createMemoryHistory } from './memoryHistory.ts';

const address = () => window.location.pathname + window.location.search;

/** Goes through the browser's history, which answers later. */
async function step(delta: number): Promise<void> {
  const moved = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(delta);
  await moved;
}

describe('in the browser’s history', () => {
  let history = createBrowserHistory();
  beforeEach(() => {
    window.history.pushState({ position: 7, current: '/list' }, '', '/list');
    history = createBrowserHistory();
  });
  afterEach(() => history.stop());

  it('keeps what the host’s router has in an entry', () => {
    history.push('/preview/1', { from: 'row' });
    expect(window.history.state).toMatchObject({ position: 7, current: '/list' });
    history.replace('/preview/2');
    expect(window.history.state).toMatchObject({ position: 7, current: '/list' });
    expect(address()).toBe('/preview/2');
  });

  it.each(['text', 5, null])('stands what else an entry may have: %j', (state) => {
    window.history.replaceState(state, '');
    history.push('/preview/1', 'ours');
    expect(history.location).toMatchObject({ pathname: '/preview/1', state: 'ours' });
  });

  it('has the same entries again on the way back and forth', async () => {
    history.push('/preview/1', 'one');
    const { key } = history.location;
    history.push('/preview/2');
    await step(-1);
    expect(history.location).toMatchObject({ pathname: '/preview/1', state: 'one', key });
    await step(-1);
    expect(history.location).toMatchObject({ pathname: '/list', state: null, key: 'default' });
    await step(1);
    expect(history.location).toMatchObject({ pathname: '/preview/1', key });
  });

  it('adds no entry where the host is already', () => {
    const heard = jest.fn();
    history.subscribe(heard);
    window.history.pushState({ position: 8 }, '', '/templates?x=1');
    const { length } = window.history;
    history.arrive('/templates?x=1');
    history.arrive('/templates?x=1');
    expect(window.history).toHaveLength(length);
    expect(window.history.state).toEqual({ position: 8 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(history.location).toMatchObject({ pathname: '/templates', search: '?x=1' });
  });

  it('adds one where the host only says where it wants to be', () => {
    const push = jest.spyOn(window.history, 'pushState');
    history.arrive('/templates');
    expect(push).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/templates');
    push.mockRestore();
  });
});

describe('with the router of a host', () => {
  /** A host whose address follows what it is asked, and that tells of every change. */
  function hosted() {
    const asked: [string, string][] = [];
    const history = createMemoryHistory('/list', {
      navigate: (path, { replace }) => {
        asked.push([replace ? 'replace' : 'push', path]);
        history.arrive(path);
      },
    });
    return { history, asked };
  }

  it('asks for each step once, and is there at once', () => {
    const { history, asked } = hosted();
    history.push('/preview/1');
    history.replace('/preview/2?x=1');
    expect(asked).toEqual([
      ['push', '/preview/1'],
      ['replace', '/preview/2?x=1'],
    ]);
    expect(history.location).toMatchObject({ pathname: '/preview/2', search: '?x=1' });
  });

  it('asks for nothing that the host did itself', () => {
    const { history, asked } = hosted();
    history.arrive('/templates');
    expect(asked).toEqual([]);
    expect(history.location.pathname).toBe('/templates');
  });

  it('knows the entries beside its own again, as they were', () => {
    const { history } = hosted();
    const { key: first } = history.location;
    history.push('/preview/1', 'one');
    const { key } = history.location;
    history.arrive('/list');
    expect(history.location.key).toBe(first);
    history.arrive('/preview/1');
    expect(history.location).toMatchObject({ state: 'one', key });
  });

  it('goes through the browser’s history, which is the host’s', () => {
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    hosted().history.go(-1);
    expect(go).toHaveBeenCalledWith(-1);
    go.mockRestore();
  });

  it('stays while unsaved work is asked about, and the host’s address with it', () => {
    const { history, asked } = hosted();
    history.push('/editor');
    asked.length = 0;
    let decide: () => void = () => undefined;
    history.guard((leave) => {
      decide = leave;
    });
    history.arrive('/list');
    expect(history.location.pathname).toBe('/editor');
    expect(asked).toEqual([['replace', '/editor']]);
    history.guard((leave) => leave());
    decide();
    expect(history.location.pathname).toBe('/list');
    expect(asked.at(-1)).toEqual(['replace', '/list']);
  });
});
