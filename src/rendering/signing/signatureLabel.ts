import type { Language } from '#domain/language.ts';
import { loadDocumentIntl } from '../documentLocale.ts';
import { messages } from './messages.ts';

/**
 * Loads the accessible name of a signature field in the document's language.
 * @throws the error of a failed request for a code chunk
 */
export async function loadSignatureLabel(language: Language): Promise<string> {
  const { intl } = await loadDocumentIntl(language);
  return intl.formatMessage(messages.signature);
}
