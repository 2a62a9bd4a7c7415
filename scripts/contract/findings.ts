import type { ApiError } from '#api/apiError.ts';
import type { Exchange } from './exchanges.ts';

/**
 * `fault`: a call fails, something is left out, or a browser refuses the answer. `note`: the plugin makes do, in the way
 * that the text says.
 */
export type Verdict = 'ok' | 'note' | 'fault';

/** What the plugin makes of an answer, in words. */
export interface Finding {
  verdict: Verdict;
  text: string;
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text });
export const note = (text: string): Finding => ({ verdict: 'note', text });
export const fault = (text: string): Finding => ({ verdict: 'fault', text });

/** "1 certificate", "2 certificates". */
export const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Why a call failed, as the plugin's own error has it. */
export function reasonOf(
  { kind, status, field, message }: ApiError,
  exchange: Exchange | undefined,
): string {
  switch (kind) {
    case 'network':
      return `no answer came (${message})`;
    case 'http':
      return `the status is ${status}`;
    case 'parse':
      return `the answer is no JSON (content type: ${exchange?.headers.get('content-type') ?? 'none'})`;
    case 'graphql':
      return `there is no data, and the errors say "${message}"`;
    case 'shape':
      if (field) return `${field} is missing or cannot be read`;
      return message.includes('Expected Array')
        ? 'the answer is no list'
        : message.replace(/^Unexpected answer: (?:body: )?/, '');
  }
}
