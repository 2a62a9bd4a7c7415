import type { IntlShape } from 'react-intl';
import { fileMessages } from './messages.ts';
import type { FileRefusal } from './templateFile.ts';

/** Why a file is no template: ends "{file} is not a valid template: …". */
export function refusalWords(intl: IntlShape, refusal: FileRefusal): string {
  return 'field' in refusal
    ? intl.formatMessage(fileMessages[refusal.reason], { field: refusal.field })
    : intl.formatMessage(fileMessages[refusal.reason]);
}
