import { useEffect } from 'react';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { useLeaveConfirmation } from '../leaving/useLeaveConfirmation.ts';
import type { CourseType } from '../platformApi.ts';
import { useShellContext } from '../shellContext.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseForm } from './CourseForm.tsx';
import { type EditedCourse, useCourses } from './useCourses.ts';

const KINDS: readonly CourseType[] = ['missions', 'contents'];

/** The page that edits the course details printed on certificates: instructor, place and programme. */
export function CoursesPage() {
  const { t, setTitle } = useShellContext();
  const {
    courses,
    hasFailed: hasLoadingFailed,
    retry,
    edited,
    setEditedCourse,
    isDirty,
    saveState,
    save,
  } = useCourses();
  const title = t('courses');
  useEffect(() => setTitle(title), [setTitle, title]);
  const { isOpen, hasFailed, choose, confirmLeaving } = useLeaveConfirmation(isDirty, save);

  if (hasLoadingFailed) {
    const retryAction = { label: t('retry'), onClick: retry };
    return <LoadingOrError title={t('failed')} hint={t('failedHint')} action={retryAction} />;
  }
  if (!courses) return <LoadingOrError title={t('loading')} isBusy />;
  const startEditing = async (next: EditedCourse): Promise<void> => {
    if (!isDirty || (await confirmLeaving())) setEditedCourse(next);
  };
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('coursesHint')}</p>
      {KINDS.map((kind) => (
        <section key={kind} className="learning-section" aria-labelledby={`courses-${kind}`}>
          <h2 id={`courses-${kind}`}>
            {t(kind)} <span className="count">{courses[kind].length}</span>
          </h2>
          <ul className="courses">
            {courses[kind].map((course) => (
              <li key={course.id} className="card">
                {edited?.course.id === course.id ? (
                  <CourseForm
                    course={edited.course}
                    saveState={saveState}
                    onChange={(details) =>
                      setEditedCourse({ kind, course: { ...edited.course, ...details } })
                    }
                    onCancel={() => setEditedCourse(undefined)}
                    onSave={() => void save()}
                  />
                ) : (
                  <CourseCard course={course} onEdit={() => void startEditing({ kind, course })} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isOpen && edited && (
        <LeaveDialog
          subject={edited.course.name}
          isSaving={saveState === 'saving'}
          hasFailed={hasFailed}
          onChoose={(choice) => void choose(choice)}
        />
      )}
    </div>
  );
}
