import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '../../data/randomId.ts';

/** What a test asks to go wrong. With neither `status`, `body`, `drop` nor `stall` the call is only delayed. */
export interface FaultOrder {
  company_id: string;
  method: string;
  path: string;
  status?: number | undefined;
  body?: string | undefined;
  content_type?: string | undefined;
  headers?: Record<string, string> | undefined;
  delay_ms?: number | undefined;
  drop?: boolean | undefined;
  /** The head and the beginning of an answer, and nothing ever after. */
  stall?: boolean | undefined;
  times?: number | undefined;
}

interface Fault extends FaultOrder {
  id: string;
  left: number;
}

/** A call, as faults are matched with it. */
export interface Call {
  /** Undefined where the call tells of no company: only orders for `*` match it. */
  companyId: string | undefined;
  method: string;
  path: string;
  operationName: string | undefined;
}

export interface Faults {
  add(order: FaultOrder): string;
  remove(companyId: string | undefined): void;
  /** The first order that fits the call, counted as used. */
  take(call: Call): FaultOrder | undefined;
}

/** Orders of one process; earlier orders come first. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  const fits = (fault: Fault, call: Call): boolean =>
    fault.left > 0 &&
    (fault.company_id === '*' || fault.company_id === call.companyId) &&
    (fault.method === '*' || fault.method.toUpperCase() === call.method) &&
    (call.path.includes(fault.path) || call.operationName === fault.path);
  return {
    add: (order) => {
      const id = randomId();
      faults.push({ ...order, id, left: order.times ?? Infinity });
      return id;
    },
    remove: (companyId) => {
      faults = companyId === undefined ? [] : faults.filter((one) => one.company_id !== companyId);
    },
    take: (call) => {
      const fault = faults.find((one) => fits(one, call));
      if (fault !== undefined) fault.left -= 1;
      return fault;
    },
  };
}

/** Does to a request what was ordered. */
export async function commit(
  fault: FaultOrder,
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
