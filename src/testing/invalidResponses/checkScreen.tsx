import { setTimeout as pause } from 'node:timers/promises';
import { allowConsoleError } from '../console.ts';
import { renderApp } from '../mount/renderApp.ts';
import { createCompany, createTemplate, giveCertificates } from '../platform.ts';
import {
  type ProxyRequest,
  type ResponseVariant,
  startRewritingProxy,
  type RewritingProxy,
} from '../rewritingProxy.ts';
import type { WrongResponseCase } from './cases.ts';
import { type Service, services, type TestCompanyFixture } from './screens.ts';

/** Time without changes after which a screen counts as complete, in milliseconds. */
const settledAfter = 100;
/** Maximum time until a screen stops changing, in milliseconds. */
const settleTimeout = 40_000;

/** An observer that reports every element as visible at once, so that miniatures load their templates in tests. */
class ImmediateIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(target: Element): void {
    const boundingClientRect = target.getBoundingClientRect();
    const entry = { isIntersecting: true, target, boundingClientRect };
    queueMicrotask(() => this.callback([entry as IntersectionObserverEntry], this));
  }

  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/**
 * Registers Jest hooks that create a company for the test file. @returns functions that check screens as users of the
 * company
 */
export function createScreenChecks() {
  const proxies: RewritingProxy[] = [];
  const idle: RewritingProxy[] = [];
  let fixture: TestCompanyFixture;

  beforeAll(async () => {
    window.IntersectionObserver = ImmediateIntersectionObserver;
    const metadata = [{ name: 'Remote', color: '#aa0000', in_audience_rule: true }];
    const company = await createCompany({ language: 'en', metadata });
    await createTemplate(company, { name: 'Graduation' });
    const templateId = await createTemplate(company, { name: 'Other' });
    const [certificateId = ''] = await giveCertificates(company.learner, [
      { type: 'CONTENT', name: 'Safety', workload: 510, grade: 9.5 },
      { type: 'MISSION', name: 'Onboarding', workload: 30 },
    ]);
    const tokens = { learner: company.learner.token, admin: company.admin.token };
    fixture = { certificateId, templateId, tokens };
  });
  // Several screens are open at the same time, each with another wrong response.
  beforeEach(() => {
    allowConsoleError(/^Left out /);
    allowConsoleError(/^ApiError: /);
    allowConsoleError(/^Unleash: unable to fetch feature toggles ApiError: /);
  });
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
  });

  const check = async (testCase: WrongResponseCase): Promise<string> => {
    const proxy = idle.pop() ?? (await startRewritingProxy());
    if (!proxies.includes(proxy)) proxies.push(proxy);
    try {
      return await checkCase(testCase, proxy, fixture);
    } finally {
      idle.push(proxy);
    }
  };

  return {
    /**
     * Checks test cases. Opens the screen of each test case in a separate mount of the plugin.
     * @param concurrency number of screens open at the same time
     * @returns a description of the problem for each screen that does not show an expected text
     */
    checkAll: async (cases: readonly WrongResponseCase[], concurrency = 8): Promise<string[]> => {
      const queue = [...cases];
      const problems: string[] = [];
      const runWorker = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) problems.push(await check(next));
      };
      await Promise.all(Array.from({ length: concurrency }, runWorker));
      return problems.filter(Boolean);
    },
  };
}

const isRequestTo = (service: Service, { method, path }: ProxyRequest) =>
  method === services[service].method && services[service].path.test(path.replace(/\?.*/, ''));

/**
 * Creates the response variant of a test case. It first applies the variants in `screen.variants`, which change correct
 * responses in every test of the screen. Then it replaces each successful response of `service` by the wrong response.
 */
const createCaseVariant =
  ({ screen, service, wrongResponse }: WrongResponseCase): ResponseVariant =>
  (original, request) => {
    const called = (Object.keys(services) as Service[]).find((name) => isRequestTo(name, request));
    const response = { ...original, ...(called && screen.variants?.[called]?.(original, request)) };
    if (called !== service || response.status >= 400) return response;
    return { ...response, ...wrongResponse.variant(response, request) };
  };

/** Gets patterns of the texts that a screen may show after a wrong response. */
function getExpectedTexts({ screen, service, wrongResponse }: WrongResponseCase): RegExp[] {
  const { errorText = screen.fullText, partialText = errorText } = screen.requests[service] ?? {};
  if (wrongResponse.isReadable === 'always') return [screen.fullText];
  return wrongResponse.isReadable === 'never'
    ? [errorText]
    : [screen.fullText, errorText, partialText];
}

/**
 * Opens the screen of a test case and checks its text.
 * @returns a description of the problem; an empty text if there is none
 */
async function checkCase(
  testCase: WrongResponseCase,
  proxy: RewritingProxy,
  fixture: TestCompanyFixture,
): Promise<string> {
  const { screen, service, wrongResponse } = testCase;
  proxy.respondWith(createCaseVariant(testCase));
  const { url, requests } = proxy;
  const view = renderApp(screen.path(fixture), {
    token: screen.role && fixture.tokens[screen.role],
    config: {
      MISSIONS_API: `${url}/missions`,
      WORKSPACE_API: url,
      MISSIONS_GRAPHQL: `${url}/missions/graphql`,
      COMPANY_GRAPHQL: `${url}/company/graphql`,
      FLAGS_URL: `${url}/api/frontend/all`,
      FLAGS_CLIENT_KEY: 'demo-frontend-key',
    },
  });
  const { flags } = view.context;
  const texts = getExpectedTexts(testCase);
  const startTime = performance.now();
  let lastChange = startTime;
  let snapshot = '';
  const isSettled = () => {
    const text = view.root.textContent;
    const current = `${text} ${requests.length}`;
    // Finding a busy element takes the longest, so it comes last.
    const isComplete =
      snapshot === current &&
      flags.getState() !== 'initializing' &&
      requests.some((request) => isRequestTo(service, request)) &&
      texts.some((expected) => expected.test(text)) &&
      view.root.querySelector('[aria-busy=true]') === null;
    if (!isComplete) lastChange = performance.now();
    snapshot = current;
    return performance.now() - lastChange > settledAfter;
  };
  let isValid = false;
  while (!isValid && performance.now() - startTime < settleTimeout) {
    await pause(20);
    isValid = isSettled();
  }
  const flagsState = flags.getState();
  view.stop();
  const isUnknownState = service === 'flags' && wrongResponse.isReadable === 'depends';
  const expectedState =
    service === 'flags' && wrongResponse.isReadable === 'never' ? 'error' : 'healthy';
  if (isValid && (isUnknownState || flagsState === expectedState)) return '';
  return `${service}: ${wrongResponse.name}: flags ${flagsState}, ${snapshot.slice(0, 400)}`;
}
