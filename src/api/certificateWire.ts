import * as v from 'valibot';

const nullableText = v.nullish(v.string(), null);
const nullableNumber = v.nullish(v.number(), null);

const course = {
  name: v.string(),
  thumb_url: nullableText,
  certificate_template_id: nullableText,
  workload: nullableNumber,
  completed_at: nullableText,
};

/** A certificate as every server sends it (Spec §3). Unknown keys pass. */
export const certificateSchema = v.object({
  id: v.string(),
  type: v.picklist(['MISSION', 'CONTENT']),
  company_id: v.string(),
  user_id: v.string(),
  mission_id: nullableText,
  mission: v.nullish(v.object({ ...course, enrollment_id: nullableText }), null),
  content_id: nullableText,
  content: v.nullish(v.object({ ...course, id: v.string(), grade: nullableNumber }), null),
  created_at: v.string(),
  is_from_recycled_mission: v.nullish(v.boolean(), false),
});

/** A certificate of the plain list call, which also names its owner (decisions.md, plain list call). */
export const listedCertificateSchema = v.object({
  ...certificateSchema.entries,
  user: v.object({ name: v.string() }),
  validation_id: v.string(),
});

/**
 * The elements that have the right shape. One that has not is dropped and reported to the console, so that a single
 * bad record never empties a page.
 */
export function keepValid<Schema extends v.GenericSchema>(
  schema: Schema,
  elements: readonly unknown[],
): v.InferOutput<Schema>[] {
  return elements.flatMap((element) => {
    const result = v.safeParse(schema, element);
    if (result.success) return [result.output];
    const [issue] = result.issues;
    console.error(
      `Dropped an element of the wrong shape: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    );
    return [];
  });
}
