import { ApiError, hasStatus } from '#api/apiError.ts';
import { judgeCrossOrigin } from './crossOrigin.ts';
import { type Exchange, listen } from './exchanges.ts';
import { fault, type Finding, ok, reasonOf, type Verdict } from './findings.ts';

/** A request as it is told. */
export interface Told {
  method: string;
  address: string;
  /** Null: no answer came. */
  status: number | null;
  milliseconds: number;
}

/** What the plugin asked for, with how many requests, and what it makes of the answer. */
export interface CallReport {
  call: string;
  requests: Told[];
  verdict: Verdict;
  findings: Finding[];
}

/** A call of the plugin. */
export interface Question<Answer> {
  call: string;
  ask: () => Promise<Answer>;
  /** @param exchanges the first is the call itself, others are what the plugin asked for in addition */
  judge: (answer: Answer, exchanges: readonly Exchange[]) => Finding[];
  /** What comes of a failure; findings of its own where it is none. */
  failed: string | ((error: ApiError) => Finding[] | string);
}

/** Asks and judges, one call after the other. */
export interface Inspection {
  /** @returns undefined where the call failed */
  ask: <Answer>(question: Question<Answer>) => Promise<Answer | undefined>;
  /** A call that has to be refused with a status. @param otherwise what comes of it if it is not */
  expectStatus: (
    call: string,
    status: number,
    ask: () => Promise<unknown>,
    otherwise: string | ((error?: ApiError) => Finding[]),
  ) => Promise<void>;
  reports: CallReport[];
  stop: () => void;
}

const worst = (findings: readonly Finding[]): Verdict =>
  (['fault', 'note'] as const).find((one) => findings.some(({ verdict }) => verdict === one)) ??
  'ok';

const toldOf = ({ method, url, status, milliseconds }: Exchange): Told => ({
  method,
  address: url,
  status: status ?? null,
  milliseconds,
});

/**
 * @param bases addresses that the plugin calls
 * @param origin of the page that the plugin is in
 */
export function inspect(bases: readonly string[], origin: string): Inspection {
  const listener = listen(bases, origin);
  const reports: CallReport[] = [];
  const ask: Inspection['ask'] = async ({ call, ask: send, judge, failed }) => {
    const { answer, error } = await outcomeOf(send);
    const exchanges = listener.heard();
    const judged =
      error === undefined ? judge(answer, exchanges) : judgeFailure(error, failed, exchanges[0]);
    const refused: Finding[] = [];
    for (const exchange of exchanges) {
      refused.push(...(await judgeCrossOrigin(exchange, origin, listener.preflight)));
    }
    const findings = [...judged, ...refused];
    reports.push({ call, requests: exchanges.map(toldOf), verdict: worst(findings), findings });
    return answer;
  };
  return {
    ask,
    expectStatus: async (call, status, send, otherwise) => {
      const wrong = (error?: ApiError) => {
        if (typeof otherwise !== 'string') return otherwise(error);
        const said = error ? reasonOf(error, undefined) : 'it succeeds';
        return [fault(`${said}, where the status ${status} is expected: ${otherwise}`)];
      };
      await ask({
        call,
        ask: send,
        judge: () => wrong(),
        failed: (error) =>
          hasStatus(error, status) ? [ok(`refused with ${status}, as it should be`)] : wrong(error),
      });
    },
    reports,
    stop: listener.stop,
  };
}

/** The plugin's readers say on the console what they leave out; here that is part of the findings. */
async function outcomeOf<Answer>(send: () => Promise<Answer>) {
  const say = console.error;
  console.error = () => undefined;
  try {
    return { answer: await send(), error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: undefined, error };
  } finally {
    console.error = say;
  }
}

function judgeFailure(
  error: ApiError,
  failed: Question<unknown>['failed'],
  exchange: Exchange | undefined,
): Finding[] {
  const told = typeof failed === 'string' ? failed : failed(error);
  return typeof told === 'string' ? [fault(`${reasonOf(error, exchange)}: ${told}`)] : told;
}
