import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';

/** Finds Firefox at `FIREFOX_PATH` or on the PATH, as `firefox` or `firefox-esr`. */
export const findFirefox = (): string | undefined =>
  [
    process.env.FIREFOX_PATH ?? '',
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => [join(folder, 'firefox'), join(folder, 'firefox-esr')]),
  ].find((path) => existsSync(path));

export const hasFirefox = (): boolean => findFirefox() !== undefined;

/** Returns an expression for the elements of the page and of the plugin's shadow roots that match a selector. */
export const findElements = (selector: string): string =>
  `[document, ...[...document.querySelectorAll('[data-certs-root]')].map((root) => root.shadowRoot)]
    .flatMap((node) => [...node.querySelectorAll(${JSON.stringify(selector)})])`;

/** Expression that is true once a certificate is drawn. */
export const isCertificateDrawn = `${findElements('svg text')}.length > 10`;

/** A page or its iframe. */
type BrowsingTarget = 'page' | 'frame';

/** A page of a headless Firefox, which Playwright supports only in its own build. Expressions are text. */
export class Firefox {
  private readonly page: Page;
  /** Console messages about policy violations on any page or in any frame. */
  readonly policyViolations: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    const record = (text: string) => {
      if (text.includes('Content-Security-Policy')) this.policyViolations.push(text);
    };
    page.on('console', (message) => record(message.text()));
    page.on('pageerror', (error) => record(String(error)));
  }

  static async start(): Promise<Firefox> {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('Firefox is not installed.');
    const browser = await launch({ browser: 'firefox', executablePath });
    const [page] = await browser.pages();
    return new Firefox(page ?? (await browser.newPage()));
  }

  /** Opens an address and waits until `expression` is true in the page. */
  async open(url: string, expression: string): Promise<void> {
    await this.page.goto(url);
    await this.waitUntil(expression);
  }

  /** Opens an address in the page's iframe by setting its source, as a host does. */
  async openFrame(url: string, expression: string): Promise<void> {
    await this.evaluate(`document.querySelector('iframe').src = ${JSON.stringify(url)}`);
    await this.waitUntil(`location.href === ${JSON.stringify(url)} && ${expression}`, 'frame');
  }

  /** Waits until an expression is true. @throws Error when that takes more than 30 s */
  async waitUntil(expression: string, browsingTarget: BrowsingTarget = 'page'): Promise<void> {
    // An evaluation in a frame that navigates at the same time fails.
    const check = () => this.evaluate(`Boolean(${expression})`, browsingTarget).catch(() => false);
    await expect.poll(check, { message: expression, timeout: 30_000 }).toBe(true);
  }

  /** Evaluates an expression and awaits its promise. */
  async evaluate(expression: string, browsingTarget: BrowsingTarget = 'page'): Promise<unknown> {
    const mainFrame = this.page.mainFrame();
    const frame = browsingTarget === 'page' ? mainFrame : mainFrame.childFrames()[0];
    if (!frame) throw new Error('The page has no iframe.');
    return frame.evaluate(expression);
  }

  /** Makes Firefox run `code` in every page opened from now on, before the scripts of the page. */
  async addInitScript(code: string): Promise<void> {
    await this.page.evaluateOnNewDocument(code);
  }

  /** Prints the page to PDF. Sizes are in centimetres. */
  print({ width, height } = { width: 21, height: 29.7 }): Promise<Uint8Array> {
    return this.page.pdf({ width: `${width}cm`, height: `${height}cm` });
  }

  close(): Promise<void> {
    return this.page.browser().close();
  }
}
