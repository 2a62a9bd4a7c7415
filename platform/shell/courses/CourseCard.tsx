import { useShell } from '../shellContext.ts';
import type { Course } from './coursesApi.ts';

interface CourseCardProps {
  course: Course;
  onEdit: () => void;
}

/** A course with what is said of it, in a line. */
export function CourseCard({ course, onEdit }: CourseCardProps) {
  const { t } = useShell();
  const { name, instructor, place, programme } = course;
  const said = [instructor, place, programme && t('programme')].filter(Boolean);
  return (
    <div className="course-line">
      <div>
        <h3>{name}</h3>
        <p className="card-hint">{said.join(' · ') || t('nothingSaid')}</p>
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
