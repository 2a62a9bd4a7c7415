import { useEffect } from 'react';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { useLeaving } from '../leaving/useLeaving.ts';
import type { LearningKind } from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { StatusView } from '../StatusView.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseForm } from './CourseForm.tsx';
import { type OpenCourse, useCourses } from './useCourses.ts';

const kinds: readonly LearningKind[] = ['missions', 'contents'];

/** What papers earned with each course say of it: by whom, where, what was taught. */
export function CoursesPage() {
  const { t, setTitle } = useShell();
  const { courses, failed, retry, open, edit, isDirty, saving, save } = useCourses();
  const title = t('courses');
  useEffect(() => setTitle(title), [setTitle, title]);
  const { isAsking, hasFailed, choose, ask } = useLeaving(isDirty, save);

  if (failed) {
    const again = { label: t('retry'), run: retry };
    return <StatusView title={t('failed')} hint={t('failedHint')} action={again} />;
  }
  if (!courses) return <StatusView title={t('loading')} busy />;
  const editInstead = async (next: OpenCourse): Promise<void> => {
    if (!isDirty || (await ask())) edit(next);
  };
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('coursesHint')}</p>
      {kinds.map((kind) => (
        <section key={kind} className="offer" aria-labelledby={`courses-${kind}`}>
          <h2 id={`courses-${kind}`}>
            {t(kind)} <span className="count">{courses[kind].length}</span>
          </h2>
          <ul className="courses">
            {courses[kind].map((course) => (
              <li key={course.id} className="card">
                {open?.course.id === course.id ? (
                  <CourseForm
                    course={open.course}
                    saving={saving}
                    onChange={(facts) => edit({ kind, course: { ...open.course, ...facts } })}
                    onCancel={() => edit(undefined)}
                    onSave={() => void save()}
                  />
                ) : (
                  <CourseCard course={course} onEdit={() => void editInstead({ kind, course })} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isAsking && open && (
        <LeaveDialog
          name={open.course.name}
          isSaving={saving === 'saving'}
          hasFailed={hasFailed}
          onChoose={(choice) => void choose(choice)}
        />
      )}
    </div>
  );
}
