import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { contents, missions } from '../schema.ts';
import type { CourseType } from './learningQueries.ts';

const getTable = (kind: CourseType) => (kind === 'missions' ? missions : contents);

/** The course details that are printed on certificates in addition to the course's name and workload. */
export type CourseDetails = Pick<
  typeof missions.$inferSelect,
  'instructor' | 'place' | 'programme'
>;

/** Lists the missions or contents that a company offers, with the details that its administrators edit. */
export async function listCourses(db: Database, kind: CourseType, companyId: string) {
  const table = getTable(kind);
  return db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.offered, true)))
    .orderBy(asc(table.id));
}

/**
 * Updates the details of a course that the company offers, for certificates issued from now on.
 * @returns false when the company does not offer the course
 */
export async function updateCourse(
  db: Database,
  kind: CourseType,
  { id, companyId }: { id: string; companyId: string },
  details: CourseDetails,
): Promise<boolean> {
  const table = getTable(kind);
  const updatedRows = await db
    .update(table)
    .set(details)
    .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.offered, true)))
    .returning({ id: table.id });
  return updatedRows.length > 0;
}
