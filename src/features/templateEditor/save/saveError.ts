import type { TypedMessageDescriptor } from 'react-intl';
import { ApiError } from '#data/apiError.ts';
import { messages } from './messages.ts';

/** Parts of the form that a save error can belong to. */
export type FormSectionName = 'name' | 'layout' | 'colors' | 'image' | 'areas';

/** The error of a failed save, in the form shown to the user. */
export interface SaveError {
  message: TypedMessageDescriptor;
  /** Part of the form with the error; undefined if the error concerns the whole template. */
  part?: FormSectionName;
  /** Set if the session has ended and the user must sign in before saving again. */
  needsSignIn?: true;
}

const partMessages: Readonly<Record<FormSectionName, SaveError['message']>> = {
  name: messages.nameRefused,
  layout: messages.layoutRefused,
  colors: messages.colorsRefused,
  image: messages.imageRefused,
  areas: messages.areasRefused,
};

const partByField: Readonly<Record<string, FormSectionName>> = {
  name: 'name',
  layout: 'layout',
  colors: 'colors',
  background_image: 'image',
  raw_image: 'image',
  custom_fields: 'areas',
};

/** Converts any error of a save to the error that is shown to the user. */
export function toSaveError(error: unknown): SaveError {
  if (!(error instanceof ApiError)) return { message: messages.failed };
  if (error.kind === 'network') return { message: messages.offline };
  switch (error.status) {
    case 400:
    case 422: {
      const part = partByField[error.field?.split('.')[0] ?? ''];
      return part ? { message: partMessages[part], part } : { message: messages.refused };
    }
    case 401:
      return { message: messages.sessionEnded, needsSignIn: true };
    case 403:
      return { message: messages.forbidden };
    case 409:
      return { message: messages.busyElsewhere };
    case 413:
      return { message: messages.imageTooLarge, part: 'image' };
    case 429:
      return { message: messages.tooMany };
    default:
      return { message: messages.failed };
  }
}
