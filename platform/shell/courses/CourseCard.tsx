import { useShellContext } from '../shellContext.ts';
import type { Course } from './coursesApi.ts';

interface CourseCardProps {
  course: Course;
  onEdit: () => void;
}

/** A course with its details in one line. */
export function CourseCard({ course, onEdit }: CourseCardProps) {
  const { t } = useShellContext();
  const { name } = course;
  const programme = course.programme && t('programme');
  const details = [course.instructor, course.place, programme].filter(Boolean);
  return (
    <div className="course-summary">
      <div>
        <h3>{name}</h3>
        <p className="card-hint">{details.join(' · ') || t('nothingSaid')}</p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={`${t('edit')}: ${name}`}
        onClick={onEdit}
      >
        {t('edit')}
      </button>
    </div>
  );
}
