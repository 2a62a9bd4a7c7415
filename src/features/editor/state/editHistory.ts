import { samePoint } from '#model/template/focalPoint.ts';
import type { CertificateTemplate, TemplatePart } from '#model/template/template.ts';
import type { Fields } from '../draft.ts';
import { sameTemplate } from './sameTemplate.ts';

/** Everything undo and redo need. */
export interface EditHistory {
  past: readonly CertificateTemplate[];
  present: CertificateTemplate;
  future: readonly CertificateTemplate[];
  /** As it is stored, or as it was when the editing began. */
  saved: CertificateTemplate;
  /** The step under way: changes that name it and come soon enough go into it. */
  step: { name: string; at: number } | undefined;
}

export type Edit =
  | { type: 'changed'; fields: Fields; step?: string | undefined; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  /** What `sent` was is stored now as `saved`, perhaps under another name; what was typed meanwhile stays. */
  | { type: 'saved'; sent: CertificateTemplate; saved: CertificateTemplate };

const mostSteps = 200;
/** Milliseconds of rest after which the same step is another one. */
const pause = 1500;

export function beginHistory(
  present: CertificateTemplate,
  saved: CertificateTemplate = present,
): EditHistory {
  return { past: [], present, future: [], saved, step: undefined };
}

/** Whether there is something to save. */
export const isDirty = ({ present, saved }: EditHistory): boolean => !sameTemplate(present, saved);

export function editHistory(history: EditHistory, edit: Edit): EditHistory {
  const { past, present, future } = history;
  switch (edit.type) {
    case 'changed':
      return changed(history, edit);
    case 'undone': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        ...history,
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        step: undefined,
      };
    }
    case 'redone': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { ...history, past: [...past, present], present: next, future: rest, step: undefined };
    }
    case 'saved':
      return saved(history, edit);
  }
}

function changed(history: EditHistory, edit: Extract<Edit, { type: 'changed' }>): EditHistory {
  const { past, present, step } = history;
  const fields = typeof edit.fields === 'function' ? edit.fields(present) : edit.fields;
  const next = {
    ...present,
    unread: leftUnread(present, fields),
    // Another picture has none yet.
    ...('rawImage' in fields && { focalPoint: undefined }),
    ...fields,
  };
  if (sameTemplate(present, next)) return history;
  const isSameStep =
    edit.step !== undefined && step?.name === edit.step && edit.at - step.at < pause;
  return {
    ...history,
    past: isSameStep ? past : [...past, present].slice(-mostSteps),
    present: next,
    future: [],
    step: edit.step === undefined ? undefined : { name: edit.step, at: edit.at },
  };
}

/** What was put in the place of a part that could not be read is what counts from then on. */
function leftUnread({ unread }: CertificateTemplate, fields: Partial<CertificateTemplate>) {
  if (!unread) return undefined;
  const left = Object.entries(unread).filter(
    ([part]) => !(replacedBy[part as TemplatePart] in fields),
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** Which change replaces a part; a picture is chosen and removed by its raw form. */
const replacedBy = {
  layout: 'layout',
  colors: 'colors',
  custom_fields: 'customFields',
  background_image: 'rawImage',
  raw_image: 'rawImage',
} as const satisfies Record<TemplatePart, keyof CertificateTemplate>;

/**
 * The stored picture has an address now, which takes the place of the data everywhere: undoing must not send the same
 * picture again, nor an address that is gone. A step that shows another part of it has the whole.
 */
function saved(
  history: EditHistory,
  { sent, saved }: Extract<Edit, { type: 'saved' }>,
): EditHistory {
  const { id, favorite, backgroundImage, rawImage } = saved;
  const adopt = (template: CertificateTemplate): CertificateTemplate => ({
    ...template,
    id,
    favorite,
    ...(template.rawImage === sent.rawImage && {
      backgroundImage: showsTheSame(template, sent) ? backgroundImage : rawImage,
      rawImage,
    }),
  });
  const present = adopt(history.present);
  return {
    ...history,
    past: history.past.map(adopt),
    present: present.name === sent.name ? { ...present, name: saved.name } : present,
    future: history.future.map(adopt),
    saved: adopt({ ...sent, name: saved.name }),
    step: undefined,
  };
}

const showsTheSame = (one: CertificateTemplate, other: CertificateTemplate) =>
  one.backgroundImage === other.backgroundImage && samePoint(one.focalPoint, other.focalPoint);
