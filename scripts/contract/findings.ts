import type { ApiError } from '#data/apiError.ts';
import type { RecordedExchange } from './exchanges.ts';

/**
 * The severity of a finding. `fault`: a request fails, something is missing on screen, or a browser blocks the
 * response. `note`: the response differs from what the plugin expects, and the plugin handles this as the finding's
 * text says.
 */
export type Severity = 'ok' | 'note' | 'fault';

/** A remark about a response of the tested service. */
export interface Finding {
  verdict: Severity;
  text: string;
}

export const reportOk = (text: string): Finding => ({ verdict: 'ok', text });
export const reportNote = (text: string): Finding => ({ verdict: 'note', text });
export const reportFault = (text: string): Finding => ({ verdict: 'fault', text });

/** Collects findings, each of which may depend on a condition: `isMissing && reportNote('…')`. */
export const collectFindings = (...findings: readonly (Finding | false)[]): Finding[] =>
  findings.filter((finding) => finding !== false);

/** Formats a count with its noun: "1 certificate", "2 certificates". */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats the reason why a request failed. */
export function formatFailureReason(
  { kind, status, field, message }: ApiError,
  exchange: RecordedExchange | undefined,
): string {
  switch (kind) {
    case 'network':
      return `no response (${message})`;
    case 'http':
      return `the status is ${status}`;
    case 'parse':
      return `the response is not JSON (content type: ${exchange?.headers.get('content-type') ?? 'none'})`;
    case 'graphql':
      return `no data, but the error "${message}"`;
    case 'shape':
      if (field) return `${field} is missing or cannot be read`;
      return message.includes('Expected Array')
        ? 'the response is not a list'
        : message.replace(/^Unexpected answer: (?:body: )?/, '');
  }
}
