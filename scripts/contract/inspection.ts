import { ApiError, hasErrorStatus } from '#data/apiError.ts';
import { inspectCrossOrigin } from './crossOrigin.ts';
import { type RecordedExchange, recordHttpExchanges } from './exchanges.ts';
import {
  reportFault,
  type Finding,
  reportOk,
  formatFailureReason,
  type Severity,
} from './findings.ts';

/** A request of the plugin as shown in the report. */
export interface RequestReport {
  method: string;
  address: string;
  /** Status of the response; null if there was none. */
  status: number | null;
  milliseconds: number;
}

/** A report on a call of the plugin: its requests and the findings. */
export interface CallReport {
  call: string;
  requests: RequestReport[];
  verdict: Severity;
  findings: Finding[];
}

/** An API call of the plugin, and the function that inspects the response. */
export interface CallInspection<Answer> {
  call: string;
  send: () => Promise<Answer>;
  /**
   * Inspects the response.
   * @param exchanges the requests of the call and their responses. The first request is the call itself, the others are
   * further requests that the plugin sends.
   */
  inspect: (answer: Answer, exchanges: readonly RecordedExchange[]) => Finding[];
  /**
   * Effect of a failed call on users: the text of a `fault`, or a function that returns this text or
   * findings.
   */
  onFailure: string | ((error: ApiError) => Finding[] | string);
}

/** An inspection of a platform: makes API calls of the plugin, one after the other, and reports on the responses. */
export interface ContractInspector {
  /** Sends a call and inspects its response. Returns undefined if the call failed. */
  inspectCall: <Answer>(call: CallInspection<Answer>) => Promise<Answer | undefined>;
  /**
   * Sends a call that must fail with a certain status.
   * @param onOtherStatus what any other status means for users, or a function that returns the findings for it
   */
  expectStatus: (
    call: string,
    status: number,
    send: () => Promise<unknown>,
    onOtherStatus: string | ((error?: ApiError) => Finding[]),
  ) => Promise<void>;
  reports: CallReport[];
  stop: () => void;
}

const getWorstVerdict = (findings: readonly Finding[]): Severity =>
  (['fault', 'note'] as const).find((candidate) =>
    findings.some(({ verdict }) => verdict === candidate),
  ) ?? 'ok';

const toRequestReport = ({
  method,
  url,
  status,
  milliseconds,
}: RecordedExchange): RequestReport => ({
  method,
  address: url,
  status: status ?? null,
  milliseconds,
});

/**
 * Creates the functions that send and inspect calls of the plugin.
 * @param bases addresses that the plugin calls
 * @param origin origin of the page with the plugin
 */
export function createContractInspection(
  bases: readonly string[],
  origin: string,
): ContractInspector {
  const recorder = recordHttpExchanges(bases, origin);
  const reports: CallReport[] = [];
  const inspectCall: ContractInspector['inspectCall'] = async ({
    call,
    send,
    inspect,
    onFailure,
  }) => {
    const { answer, error } = await getOutcome(send);
    const exchanges = recorder.takeExchanges();
    const callFindings =
      error === undefined
        ? inspect(answer, exchanges)
        : inspectFailure(error, onFailure, exchanges[0]);
    const corsFindings: Finding[] = [];
    for (const exchange of exchanges) {
      corsFindings.push(...(await inspectCrossOrigin(exchange, origin, recorder.sendPreflight)));
    }
    const findings = [...callFindings, ...corsFindings];
    reports.push({
      call,
      requests: exchanges.map(toRequestReport),
      verdict: getWorstVerdict(findings),
      findings,
    });
    return answer;
  };
  return {
    inspectCall,
    expectStatus: async (call, status, send, onOtherStatus) => {
      const inspectWrongStatus = (error?: ApiError) => {
        if (typeof onOtherStatus !== 'string') return onOtherStatus(error);
        const reason = error ? formatFailureReason(error, undefined) : 'the call succeeds';
        return [reportFault(`${reason}, but status ${status} is expected: ${onOtherStatus}`)];
      };
      await inspectCall({
        call,
        send,
        inspect: () => inspectWrongStatus(),
        onFailure: (error) =>
          hasErrorStatus(error, status)
            ? [reportOk(`refused with status ${status}, as expected`)]
            : inspectWrongStatus(error),
      });
    },
    reports,
    stop: recorder.stop,
  };
}

/** Sends a call without output on the console: what the plugin logs becomes part of the findings. */
async function getOutcome<Answer>(send: () => Promise<Answer>) {
  const logError = console.error;
  console.error = () => undefined;
  try {
    return { answer: await send(), error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: undefined, error };
  } finally {
    console.error = logError;
  }
}

function inspectFailure(
  error: ApiError,
  onFailure: CallInspection<unknown>['onFailure'],
  exchange: RecordedExchange | undefined,
): Finding[] {
  const result = typeof onFailure === 'string' ? onFailure : onFailure(error);
  return typeof result === 'string'
    ? [reportFault(`${formatFailureReason(error, exchange)}: ${result}`)]
    : result;
}
