import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** `FIREFOX_PATH`, else the one on the path. */
const program = process.env.FIREFOX_PATH ?? 'firefox';
const patience = 30_000;

export function hasFirefox(): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

/** A Firefox without a window, spoken to by WebDriver BiDi, which needs nothing else installed. */
export class Firefox {
  private readonly running: ChildProcess;
  private readonly socket: WebSocket;
  private readonly profile: string;
  private context = '';
  private sent = 0;

  private constructor(running: ChildProcess, socket: WebSocket, profile: string) {
    this.running = running;
    this.socket = socket;
    this.profile = profile;
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
    const running = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    try {
      const socket = new WebSocket(`${await addressOf(running)}/session`);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const firefox = new Firefox(running, socket, profile);
      await firefox.send('session.new', { capabilities: {} });
      const { contexts } = await firefox.send<{ contexts: { context: string }[] }>(
        'browsingContext.getTree',
      );
      firefox.context = contexts[0]?.context ?? '';
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
    const until = Date.now() + patience;
    while (!(await this.isTrue(expression))) {
      if (Date.now() > until) throw new Error(`Firefox waited in vain for ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
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

  private async isTrue(expression: string): Promise<boolean> {
    const { result } = await this.send<{ result?: { value?: unknown } }>('script.evaluate', {
      expression: `Boolean(${expression})`,
      target: { context: this.context },
      awaitPromise: false,
    });
    return result?.value === true;
  }

  private send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      const listen = (message: Buffer) => {
        const answer = JSON.parse(message.toString()) as Answer;
        if (answer.id !== id) return;
        this.socket.off('message', listen);
        if (answer.type === 'error') reject(new Error(`${method}: ${answer.message ?? ''}`));
        else resolve(answer.result as Result);
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
