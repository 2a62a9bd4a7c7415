import { useCallback, useState } from 'react';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { renderCertificate, type RenderingConfig } from '#rendering/renderCertificate.ts';
import { useAsync } from '#runtime/useAsync.ts';

/**
 * Renders a certificate in a language. `printedCertificate` is shown and printed; it has a white margin if the user has
 * turned on that option, for printers that cannot print to the edge. `rendering` has no margin and is used for the PDF.
 * While another language is loading, both stay as they are.
 */
export function usePrintableCertificate(
  certificate: IssuedCertificate,
  language: Language,
  config: RenderingConfig,
) {
  const render = useCallback(
    () => renderCertificate(certificate, language, config),
    [certificate, language, config],
  );
  const rendering = useAsync(render);
  const [hasMargin, setHasMargin] = useState(false);
  const renderWithMargin = useCallback(
    async () =>
      hasMargin
        ? renderCertificate(certificate, language, config, { isMarginSafe: true })
        : undefined,
    [hasMargin, certificate, language, config],
  );
  const marginRendering = useAsync(renderWithMargin);
  // Until the certificate with the margin is rendered, or if that fails, the one without it stays.
  const printedCertificate = (hasMargin && marginRendering.value) || rendering.value;
  return { rendering, printedCertificate, margin: { hasMargin, setHasMargin } };
}
