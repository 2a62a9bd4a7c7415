import { type LearningKind, RefusedByPlatform } from '../platformApi.ts';

/** What papers say of a course beside its name and length. */
export interface CourseFacts {
  instructor: string;
  place: string;
  programme: string;
}

/** A mission or a content, as its administrators look after it. */
export interface Course extends CourseFacts {
  id: string;
  name: string;
}

export type Courses = Record<LearningKind, readonly Course[]>;

/** What the company offers. @throws RefusedByPlatform */
export async function loadCourses(api: string, token: string): Promise<Courses> {
  const response = await fetch(`${api}/platform/courses`, { headers: { Authorization: token } });
  if (!response.ok) throw new RefusedByPlatform(response.status);
  return (await response.json()) as Courses;
}

/** Says it of what is earned from now on. @throws RefusedByPlatform */
export async function saveCourse(
  api: string,
  token: string,
  kind: LearningKind,
  { id, instructor, place, programme }: Course,
): Promise<void> {
  const response = await fetch(`${api}/platform/courses/${kind}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ instructor, place, programme }),
  });
  if (!response.ok) throw new RefusedByPlatform(response.status);
}
