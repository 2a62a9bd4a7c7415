import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { outlastClients } from '../../platform/outlastClients.ts';
import { platformUrl } from './platform.ts';

/** An answer of the reference platform, to be given in another manner. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Undefined: none. Text that is no JSON as it is. */
  body: unknown;
}

export interface Call {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

/** What another platform would answer in place of ours. */
export type Manner = (answer: Answer, call: Call) => Partial<Answer>;

/** Stands before the reference platform: what is asked happens for real, and is told in another manner. */
export interface TranslatingProxy {
  url: string;
  /**
   * Every call from now on is answered in this manner.
   * @param understand makes of what is asked what ours would be asked
   */
  answerIn: (manner: Manner, understand?: (text: string) => string) => void;
  /** The calls since the manner was changed. */
  calls: Call[];
  close: () => Promise<void>;
}

export async function openTranslatingProxy(): Promise<TranslatingProxy> {
  let manner: Manner = (answer) => answer;
  let understand = (asked: string) => asked;
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const call = await readCall(request);
      calls.push(call);
      const understood = { ...call, path: understand(call.path), body: understand(call.body) };
      const ours = await forward(request, understood);
      const { status, headers, body } = { ...ours, ...manner(ours, call) };
      response.writeHead(status, headers);
      response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
    };
    answer().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  outlastClients(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerIn: (next, by = (asked) => asked) => {
      manner = next;
      understand = by;
      calls.length = 0;
    },
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  return { method: request.method ?? '', path: request.url ?? '', body: await text(request) };
}

async function forward({ headers }: IncomingMessage, call: Call): Promise<Answer> {
  const { host: _host, connection: _connection, 'content-length': _length, ...rest } = headers;
  const answer = await fetch(platformUrl() + call.path, {
    method: call.method,
    headers: rest as Record<string, string>,
    ...(call.body && { body: call.body }),
  });
  const sent = await answer.text();
  const etag = answer.headers.get('etag');
  const type = answer.headers.get('content-type');
  return {
    status: answer.status,
    headers: { ...(etag && { etag }), ...(type && { 'content-type': type }) },
    body: parsed(sent),
  };
}

function parsed(sent: string): unknown {
  try {
    return sent === '' ? undefined : JSON.parse(sent);
  } catch {
    return sent;
  }
}
