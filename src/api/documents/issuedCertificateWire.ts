import * as v from 'valibot';
import { certificateSchema } from '../certificateWire.ts';
import { templateSchema } from './templateWire.ts';

const registeredValue = v.nullable(v.union([v.string(), v.number()]));

/** One certificate with all that its paper says; a stranger is not told whose it is (decisions.md, `GET /certificates/{id}`). */
export const issuedCertificateSchema = v.object({
  ...certificateSchema.entries,
  company_id: v.optional(v.string()),
  user_id: v.optional(v.string()),
  user: v.object({ name: v.string() }),
  company: v.object({ name: v.string() }),
  validation_id: v.string(),
  template: templateSchema,
  registered_data: v.nullish(v.record(v.string(), registeredValue), {}),
});
