import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRandomId } from '../../data/randomId.ts';

/** A failure that a test requests. Without `status`, `body`, `drop` and `stall`, a matching request is only delayed. */
export interface InjectedFault {
  company_id: string;
  method: string;
  path: string;
  status?: number | undefined;
  body?: string | undefined;
  content_type?: string | undefined;
  headers?: Record<string, string> | undefined;
  delay_ms?: number | undefined;
  drop?: boolean | undefined;
  /** Whether to send the headers and the beginning of a response, and then nothing more. */
  stall?: boolean | undefined;
  times?: number | undefined;
}

interface ActiveFault extends InjectedFault {
  id: string;
  remainingUses: number;
}

/** The properties of a request that decide which fault applies to it. */
export interface FaultableRequest {
  /** Company to which the request belongs. If undefined, only faults for all companies (`*`) match the request. */
  companyId: string | undefined;
  method: string;
  path: string;
  operationName: string | undefined;
}

export interface FaultRegistry {
  add(rule: InjectedFault): string;
  remove(companyId: string | undefined): void;
  /**
   * Finds the first fault that matches a request, and reduces the number of times that the fault still applies by one.
   */
  takeMatching(call: FaultableRequest): InjectedFault | undefined;
}

/**
 * Creates an empty list of faults in the memory of this process. If several faults match a request, the oldest applies.
 */
export function createFaultRegistry(): FaultRegistry {
  let faults: ActiveFault[] = [];
  const matches = (fault: ActiveFault, call: FaultableRequest): boolean =>
    fault.remainingUses > 0 &&
    (fault.company_id === '*' || fault.company_id === call.companyId) &&
    (fault.method === '*' || fault.method.toUpperCase() === call.method) &&
    (call.path.includes(fault.path) || call.operationName === fault.path);
  return {
    add: (rule) => {
      const id = createRandomId();
      faults.push({ ...rule, id, remainingUses: rule.times ?? Infinity });
      return id;
    },
    remove: (companyId) => {
      faults =
        companyId === undefined ? [] : faults.filter((fault) => fault.company_id !== companyId);
    },
    takeMatching: (call) => {
      const fault = faults.find((candidate) => matches(candidate, call));
      if (fault !== undefined) fault.remainingUses -= 1;
      return fault;
    },
  };
}

/** Applies a fault to a request: delays it, or sends the faulty response. */
export async function applyFault(
  fault: InjectedFault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.delay_ms !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, fault.delay_ms));
  }
  if (fault.drop === true) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (fault.stall === true) {
    reply.hijack();
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    reply.raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers });
    reply.raw.write('{');
    return;
  }
  if (fault.status === undefined && fault.body === undefined) return;
  await reply
    .code(fault.status ?? 200)
    .headers(fault.headers ?? {})
    .type(fault.content_type ?? 'application/json')
    .send(fault.body ?? '');
}
