import { type CourseType, PlatformError } from '../platformApi.ts';

/** The course details that are printed on certificates in addition to the course's name and workload. */
export interface CourseDetails {
  instructor: string;
  place: string;
  programme: string;
}

/** A mission or a content with the details that administrators edit. */
export interface Course extends CourseDetails {
  id: string;
  name: string;
}

export type CourseCatalog = Record<CourseType, readonly Course[]>;

/** Loads the courses that the company offers. @throws PlatformError */
export async function loadCourses(api: string, token: string): Promise<CourseCatalog> {
  const response = await fetch(`${api}/platform/courses`, { headers: { Authorization: token } });
  if (!response.ok) throw new PlatformError(response.status);
  return (await response.json()) as CourseCatalog;
}

/** Saves the details of a course for certificates earned from now on. @throws PlatformError */
export async function saveCourse(
  api: string,
  token: string,
  kind: CourseType,
  course: Course,
): Promise<void> {
  const { id, instructor, programme } = course;
  const response = await fetch(`${api}/platform/courses/${kind}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ instructor, place: course.place, programme }),
  });
  if (!response.ok) throw new PlatformError(response.status);
}
