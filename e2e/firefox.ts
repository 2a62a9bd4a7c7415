import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const patience = 30_000;
/** Within it a page says whether something is true. */
const answer = 2000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `FIREFOX_PATH`, else the one on the path, which some systems have under the longer name only. */
const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? ['firefox', 'firefox-esr']]
    .flat()
    .find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined);

export const hasFirefox = (): boolean => findFirefox() !== undefined;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

/** A line of the console, said unasked. */
interface Said {
  method?: string;
  params?: { text?: string | null };
}

type Place = 'page' | 'frame';

/** A Firefox without a window, spoken to by WebDriver BiDi, which needs nothing else installed. */
export class Firefox {
  private readonly running: ChildProcess;
  private readonly socket: WebSocket;
  private readonly profile: string;
  /** What broke a policy on any page or in any frame, in the words of the console. */
  readonly complaints: string[] = [];
  private context = '';
  private sent = 0;

  private constructor(running: ChildProcess, socket: WebSocket, profile: string) {
    this.running = running;
    this.socket = socket;
    this.profile = profile;
    socket.on('message', (message: Buffer) => this.hear(JSON.parse(message.toString()) as Said));
  }

  /** @throws Error when it does not listen within half a minute */
  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'certificates-firefox-'));
    const options = [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
    ];
    const running = spawn(findFirefox() ?? 'firefox', options, {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const socket = new WebSocket(`${await addressOf(running)}/session`);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const firefox = new Firefox(running, socket, profile);
      await firefox.send('session.new', { capabilities: {} });
      const { contexts } = await firefox.send<{ contexts: { context: string }[] }>(
        'browsingContext.getTree',
      );
      firefox.context = contexts[0]?.context ?? '';
      await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
      return firefox;
    } catch (error) {
      running.kill();
      throw error;
    }
  }

  /** Opens an address and waits until `expression` is true there. */
  async open(url: string, expression: string): Promise<void> {
    const { context } = this;
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
    await this.until(expression);
  }

  /** The same in the page's frame, by the page, as a host does. */
  async openFrame(url: string, expression: string): Promise<void> {
    await this.run(`document.querySelector('iframe').src = ${JSON.stringify(url)}`);
    await this.until(`location.href === ${JSON.stringify(url)} && ${expression}`, 'frame');
  }

  async until(expression: string, place: Place = 'page'): Promise<void> {
    const end = Date.now() + patience;
    // A question to a frame that is about to go elsewhere is refused, or never answered.
    const ask = () => this.run(`Boolean(${expression})`, place).catch(() => false);
    while ((await Promise.race([ask(), pause(answer)])) !== true) {
      if (Date.now() > end) throw new Error(`Firefox waited in vain for ${expression}`);
      await pause(100);
    }
  }

  /** @returns what an expression comes to, once that is no promise; undefined where it throws */
  async run(expression: string, place: Place = 'page'): Promise<unknown> {
    const { result } = await this.send<{ result?: { value?: unknown } }>('script.evaluate', {
      expression,
      target: { context: await this.contextOf(place) },
      awaitPromise: true,
    });
    return result?.value;
  }

  /** From now on runs `code` in every page before its own scripts. */
  async runFirst(code: string): Promise<void> {
    await this.send('script.addPreloadScript', { functionDeclaration: `() => { ${code} }` });
  }

  /** What it prints on A4 or another paper, in centimetres as the protocol has them. */
  async print(paper = { width: 21, height: 29.7 }): Promise<Uint8Array> {
    const margin = { top: 0, bottom: 0, left: 0, right: 0 };
    const printed = await this.send<{ data: string }>('browsingContext.print', {
      context: this.context,
      page: paper,
      margin,
    });
    return Buffer.from(printed.data, 'base64');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.running.once('exit', resolve));
    this.socket.terminate();
    this.running.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async contextOf(place: Place): Promise<string | undefined> {
    if (place === 'page') return this.context;
    const { contexts } = await this.send<{ contexts: { children: { context: string }[] }[] }>(
      'browsingContext.getTree',
      { root: this.context },
    );
    return contexts[0]?.children[0]?.context;
  }

  private hear({ method, params }: Said): void {
    const text = params?.text ?? '';
    if (method === 'log.entryAdded' && text.includes('Content-Security-Policy'))
      this.complaints.push(text);
  }

  private send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), patience);
      const listen = (message: Buffer) => {
        const said = JSON.parse(message.toString()) as Answer;
        if (said.id !== id) return;
        clearTimeout(timer);
        this.socket.off('message', listen);
        if (said.type === 'error') reject(new Error(`${method}: ${said.message ?? ''}`));
        else resolve(said.result as Result);
      };
      this.socket.on('message', listen);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** Where it says that it listens. */
function addressOf(running: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox does not listen.')), patience);
    running.once('error', reject);
    running.stderr?.on('data', (said: Buffer) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said.toString())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
