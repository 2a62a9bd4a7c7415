import { isSameFocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate, TemplatePropertyName } from '#domain/template/template.ts';
import type { TemplateChanges } from '../templateChange.ts';
import { isSameTemplate } from './isSameTemplate.ts';

export interface EditHistory {
  past: readonly CertificateTemplate[];
  present: CertificateTemplate;
  future: readonly CertificateTemplate[];
  /** The template as stored on the server; for a new template, as it was when editing began. */
  savedTemplate: CertificateTemplate;
  /**
   * The latest undo step, if the next change may still become part of it. This requires that the change has the same
   * name, and follows the last change of the step (at the time `at`, in milliseconds) by less than `stepPause`.
   */
  openStep: { name: string; at: number } | undefined;
}

export type EditAction =
  | { type: 'changed'; fields: TemplateChanges; step?: string | undefined; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  /**
   * Records that the server saved `submittedTemplate` and returned it as `savedTemplate`. Changes made since the
   * request was sent are kept.
   */
  | { type: 'saved'; submittedTemplate: CertificateTemplate; savedTemplate: CertificateTemplate };

const maxSteps = 200;
/** Minimum pause between two changes, in milliseconds, after which the second change begins a new undo step. */
const stepPause = 1500;

export const createEditHistory = (template: CertificateTemplate): EditHistory => ({
  past: [],
  present: template,
  future: [],
  savedTemplate: template,
  openStep: undefined,
});

export const hasUnsavedEdits = ({ present, savedTemplate }: EditHistory): boolean =>
  !isSameTemplate(present, savedTemplate);

export function reduceEditHistory(history: EditHistory, edit: EditAction): EditHistory {
  const { past, present, future } = history;
  switch (edit.type) {
    case 'changed':
      return applyChange(history, edit);
    case 'undone': {
      const previous = past.at(-1);
      if (!previous) return history;
      return {
        ...history,
        past: past.slice(0, -1),
        present: previous,
        future: [present, ...future],
        openStep: undefined,
      };
    }
    case 'redone': {
      const [next, ...remaining] = future;
      if (!next) return history;
      return {
        ...history,
        past: [...past, present],
        present: next,
        future: remaining,
        openStep: undefined,
      };
    }
    case 'saved':
      return applySave(history, edit);
  }
}

function applyChange(
  history: EditHistory,
  edit: Extract<EditAction, { type: 'changed' }>,
): EditHistory {
  const { past, present, openStep } = history;
  const fields = typeof edit.fields === 'function' ? edit.fields(present) : edit.fields;
  const next = {
    ...present,
    unread: getRemainingUnreadParts(present, fields),
    // A new image has no focal point yet.
    ...('rawImage' in fields && { focalPoint: undefined }),
    ...fields,
  };
  if (isSameTemplate(present, next)) return history;
  const isSameStep =
    edit.step !== undefined && openStep?.name === edit.step && edit.at - openStep.at < stepPause;
  return {
    ...history,
    past: isSameStep ? past : [...past, present].slice(-maxSteps),
    present: next,
    future: [],
    openStep: edit.step === undefined ? undefined : { name: edit.step, at: edit.at },
  };
}

/** Returns the parts of the stored template that could not be read and that a change does not replace. */
function getRemainingUnreadParts(
  { unread }: CertificateTemplate,
  fields: Partial<CertificateTemplate>,
) {
  if (!unread) return undefined;
  const remainingParts = Object.entries(unread).filter(
    ([part]) => !(replacingFields[part as TemplatePropertyName] in fields),
  );
  return remainingParts.length > 0 ? Object.fromEntries(remainingParts) : undefined;
}

/**
 * Field of the edited template that replaces each unreadable part. After the field is changed, the unreadable part is
 * no longer needed. Changing `rawImage` replaces both image parts.
 */
const replacingFields = {
  layout: 'layout',
  colors: 'colors',
  custom_fields: 'customFields',
  background_image: 'rawImage',
  raw_image: 'rawImage',
} as const satisfies Record<TemplatePropertyName, keyof CertificateTemplate>;

/**
 * Replaces the data of the saved image by its URL in every step of the undo history. Saving again after an undo
 * therefore does not upload the image again, or refer to an image that the server has deleted. Steps in which the image
 * was cropped differently get the full image.
 */
function applySave(
  history: EditHistory,
  { submittedTemplate, savedTemplate }: Extract<EditAction, { type: 'saved' }>,
): EditHistory {
  const { id, favorite, backgroundImage, rawImage } = savedTemplate;
  const adopt = (template: CertificateTemplate): CertificateTemplate => ({
    ...template,
    id,
    favorite,
    ...(template.rawImage === submittedTemplate.rawImage && {
      backgroundImage: hasSameCrop(template, submittedTemplate) ? backgroundImage : rawImage,
      rawImage,
    }),
  });
  const present = adopt(history.present);
  return {
    ...history,
    past: history.past.map(adopt),
    present:
      present.name === submittedTemplate.name ? { ...present, name: savedTemplate.name } : present,
    future: history.future.map(adopt),
    savedTemplate: adopt({ ...submittedTemplate, name: savedTemplate.name }),
    openStep: undefined,
  };
}

const hasSameCrop = (a: CertificateTemplate, b: CertificateTemplate) =>
  a.backgroundImage === b.backgroundImage && isSameFocalPoint(a.focalPoint, b.focalPoint);
