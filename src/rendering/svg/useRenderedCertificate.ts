import { useCallback } from 'react';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { type AsyncState, useAsync } from '#runtime/useAsync.ts';
import {
  renderCertificate,
  type RenderingConfig,
  type RenderedCertificate,
} from '../renderCertificate.ts';

/**
 * Renders a certificate in the document's language, which may differ from the language of the user interface. While
 * another language is loading, returns the previous rendering.
 * @param certificate must be the same object as long as the certificate is unchanged
 * @param config must be the same object as long as the configuration is unchanged
 */
export function useRenderedCertificate(
  certificate: IssuedCertificate,
  documentLanguage: Language,
  config: RenderingConfig,
): AsyncState<RenderedCertificate> {
  const render = useCallback(
    () => renderCertificate(certificate, documentLanguage, config),
    [certificate, documentLanguage, config],
  );
  return useAsync(render);
}
