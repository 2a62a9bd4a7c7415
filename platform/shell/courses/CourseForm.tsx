import { useId } from 'react';
import { TextField } from '../company/TextField.tsx';
import { useShell } from '../shellContext.ts';
import type { Course, CourseFacts } from './coursesApi.ts';

interface CourseFormProps {
  course: Course;
  saving: 'idle' | 'saving' | 'failed';
  onChange: (facts: Partial<CourseFacts>) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** A course while it is being changed. */
export function CourseForm({ course, saving, onChange, onCancel, onSave }: CourseFormProps) {
  const { t } = useShell();
  const id = useId();
  const { name, instructor, place, programme } = course;
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
          most={80}
          onChange={(value) => onChange({ instructor: value })}
        />
        <TextField
          label={t('place')}
          value={place}
          most={80}
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
      {saving === 'failed' && (
        <p className="field-error" role="alert">
          {t('saveFailed')}
        </p>
      )}
      <div className="course-actions">
        <button type="submit" className="button button-primary" aria-disabled={saving === 'saving'}>
          {t(saving === 'saving' ? 'saving' : 'save')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
