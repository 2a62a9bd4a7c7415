import { useState } from 'react';
import type { LearningKind } from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { isRefusal, useLoading } from '../useLoading.ts';
import { type Course, type Courses, loadCourses, saveCourse } from './coursesApi.ts';

/** The course that is being changed. */
export interface OpenCourse {
  kind: LearningKind;
  course: Course;
}

/** What the company offers, of which one course at a time is being changed. An ended session goes to the shell. */
export function useCourses() {
  const { config, user, endSession } = useShell();
  const [courses, setCourses] = useState<Courses>();
  const [open, setOpen] = useState<OpenCourse>();
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');

  const { failed, retry } = useLoading(loadCourses, setCourses);

  const edit = (next: OpenCourse | undefined): void => {
    setSaving('idle');
    setOpen(next);
  };
  /** @returns whether it is stored */
  const save = async (): Promise<boolean> => {
    if (!open || saving === 'saving') return false;
    setSaving('saving');
    try {
      await saveCourse(config.apiUrl, user.token, open.kind, open.course);
      setCourses((before) => before && withCourse(before, open));
      edit(undefined);
      return true;
    } catch (error) {
      if (isRefusal(error, 401)) endSession('expired');
      setSaving('failed');
      return false;
    }
  };
  const stored = open && courses?.[open.kind].find(({ id }) => id === open.course.id);
  const isDirty = JSON.stringify(stored) !== JSON.stringify(open?.course);
  return { courses, failed, retry, open, edit, isDirty, saving, save };
}

function withCourse(courses: Courses, { kind, course }: OpenCourse): Courses {
  const changed = courses[kind].map((one) => (one.id === course.id ? course : one));
  return { ...courses, [kind]: changed };
}
