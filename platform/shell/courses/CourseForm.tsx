import { useId } from 'react';
import { TextField } from '../company/TextField.tsx';
import { useShellContext } from '../shellContext.ts';
import type { Course, CourseDetails } from './coursesApi.ts';

interface CourseFormProps {
  course: Course;
  saveState: 'idle' | 'saving' | 'failed';
  onChange: (details: Partial<CourseDetails>) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** The form that edits the details of a course. */
export function CourseForm({ course, saveState, onChange, onCancel, onSave }: CourseFormProps) {
  const { t } = useShellContext();
  const id = useId();
  const { name, instructor, programme } = course;
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h3>{name}</h3>
      <div className="two-fields">
        <TextField
          label={t('instructor')}
          value={instructor}
          maxLength={80}
          onChange={(value) => onChange({ instructor: value })}
        />
        <TextField
          label={t('place')}
          value={course.place}
          maxLength={80}
          onChange={(value) => onChange({ place: value })}
        />
      </div>
      <div className="field course-programme">
        <label htmlFor={id}>{t('programme')}</label>
        <textarea
          id={id}
          className="input"
          value={programme}
          maxLength={2000}
          onChange={(event) => onChange({ programme: event.target.value })}
        />
      </div>
      {saveState === 'failed' && (
        <p className="field-error" role="alert">
          {t('saveFailed')}
        </p>
      )}
      <div className="course-actions">
        <button
          type="submit"
          className="button button-primary"
          aria-disabled={saveState === 'saving'}
        >
          {t(saveState === 'saving' ? 'saving' : 'save')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
