import type { IntlShape } from 'react-intl';
import { fileMessages } from './messages.ts';
import type { FileRejection } from './templateFile.ts';

/** Formats the reason why a file is rejected, for the end of the sentence "{file} is not a valid template: …". */
export function formatRejection(intl: IntlShape, rejection: FileRejection): string {
  return 'field' in rejection
    ? intl.formatMessage(fileMessages[rejection.reason], { field: rejection.field })
    : intl.formatMessage(fileMessages[rejection.reason]);
}
