import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { contents, missions } from '../schema.ts';
import type { LearningKind } from './learningQueries.ts';

const tableOf = (kind: LearningKind) => (kind === 'missions' ? missions : contents);

/** What a paper says of a course beside its name and length. */
export type CourseFacts = Pick<typeof missions.$inferSelect, 'instructor' | 'place' | 'programme'>;

/** What a company offers, as its administrators look after it. */
export async function listCourses(db: Database, kind: LearningKind, companyId: string) {
  const table = tableOf(kind);
  return db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.offered, true)))
    .orderBy(asc(table.id));
}

/** Changes what papers issued from now on say of a course. @returns whether the company offers it */
export async function changeCourse(
  db: Database,
  kind: LearningKind,
  { id, companyId }: { id: string; companyId: string },
  facts: CourseFacts,
): Promise<boolean> {
  const table = tableOf(kind);
  const changed = await db
    .update(table)
    .set(facts)
    .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.offered, true)))
    .returning({ id: table.id });
  return changed.length > 0;
}
