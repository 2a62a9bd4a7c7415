import { useState } from 'react';
import type { CourseType } from '../platformApi.ts';
import { useShellContext } from '../shellContext.ts';
import { isPlatformError, useFetchOnMount } from '../useFetchOnMount.ts';
import { type Course, type CourseCatalog, loadCourses, saveCourse } from './coursesApi.ts';

/** The course that is being edited, with unsaved details. */
export interface EditedCourse {
  kind: CourseType;
  course: Course;
}

/**
 * Loads the courses of the company. Returns the courses and the state of editing one of them. Ends the session after a
 * response with status 401.
 */
export function useCourses() {
  const { config, user, endSession } = useShellContext();
  const [courses, setCourses] = useState<CourseCatalog>();
  const [edited, setEdited] = useState<EditedCourse>();
  const [saveState, setSaveState] = useState<'idle' | 'saving' | 'failed'>('idle');

  const { hasFailed, retry } = useFetchOnMount(loadCourses, setCourses);

  const setEditedCourse = (next: EditedCourse | undefined): void => {
    setSaveState('idle');
    setEdited(next);
  };
  /** Saves the edited course. Resolves to whether the course was saved. */
  const save = async (): Promise<boolean> => {
    if (!edited || saveState === 'saving') return false;
    setSaveState('saving');
    try {
      await saveCourse(config.apiUrl, user.token, edited.kind, edited.course);
      setCourses((previous) => previous && replaceCourse(previous, edited));
      setEditedCourse(undefined);
      return true;
    } catch (error) {
      if (isPlatformError(error, 401)) endSession('expired');
      setSaveState('failed');
      return false;
    }
  };
  const saved = edited && courses?.[edited.kind].find(({ id }) => id === edited.course.id);
  const isDirty = JSON.stringify(saved) !== JSON.stringify(edited?.course);
  return { courses, hasFailed, retry, edited, setEditedCourse, isDirty, saveState, save };
}

function replaceCourse(courses: CourseCatalog, { kind, course }: EditedCourse): CourseCatalog {
  const updated = courses[kind].map((current) => (current.id === course.id ? course : current));
  return { ...courses, [kind]: updated };
}
