import type * as v from 'valibot';

/** Endpoints are typed by what an answer becomes, not by what it was on the wire. */
export function becoming<Answer>(schema: v.GenericSchema<unknown, Answer>) {
  return schema as unknown as v.GenericSchema<Answer>;
}
