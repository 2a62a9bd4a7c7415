import type { TypedMessageDescriptor } from 'react-intl';
import { ApiError } from '#api/apiError.ts';
import { messages } from './messages.ts';

/** The parts of the form that a refusal may belong to. */
export type FormPart = 'name' | 'layout' | 'colors' | 'image' | 'areas';

/** Why a template was not saved, in words. */
export interface Refusal {
  text: TypedMessageDescriptor;
  /** Undefined: the template as a whole. */
  part?: FormPart;
  /** The session ended: another sign-in is needed before the next try. */
  needsSignIn?: true;
}

const byPart: Readonly<Record<FormPart, Refusal['text']>> = {
  name: messages.nameRefused,
  layout: messages.layoutRefused,
  colors: messages.colorsRefused,
  image: messages.imageRefused,
  areas: messages.areasRefused,
};

const partOfField: Readonly<Record<string, FormPart>> = {
  name: 'name',
  layout: 'layout',
  colors: 'colors',
  background_image: 'image',
  raw_image: 'image',
  custom_fields: 'areas',
};

/** Words a failed save. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { text: messages.failed };
  if (error.kind === 'network') return { text: messages.offline };
  switch (error.status) {
    case 400:
    case 422: {
      const part = partOfField[error.field?.split('.')[0] ?? ''];
      return part ? { text: byPart[part], part } : { text: messages.refused };
    }
    case 401:
      return { text: messages.sessionEnded, needsSignIn: true };
    case 403:
      return { text: messages.forbidden };
    case 409:
      return { text: messages.busyElsewhere };
    case 413:
      return { text: messages.imageTooLarge, part: 'image' };
    case 429:
      return { text: messages.tooMany };
    default:
      return { text: messages.failed };
  }
}
