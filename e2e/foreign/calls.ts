import type { Person, Store } from './records.ts';
import type { Pictures } from './pictures.ts';

/** One call to one of the services, its path below the service's address. */
export interface Call {
  method: string;
  path: string;
  /** Whose token came with it; undefined without one. */
  person: Person | undefined;
  body: unknown;
}

/** An answer. Without a body nothing is sent but the status. */
export interface Reply {
  status: number;
  body?: unknown;
}

/** What the services answer from. */
export interface Backend {
  store: Store;
  pictures: Pictures;
  /** Address of the missions service, for the links in its answers. */
  missions: string;
  /** Whether a certificate can be read without a token, as the public print page needs it. */
  printsForAll: boolean;
}

export const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } });

export const notFound = refuse(404, 'Not found.');
export const unauthorized = refuse(401, 'Invalid or missing token.');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
