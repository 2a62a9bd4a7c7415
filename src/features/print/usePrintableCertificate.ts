import { useCallback, useState } from 'react';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import {
  renderCertificate,
  type RenderingConfig,
  type RenderedCertificate,
} from '#rendering/renderCertificate.ts';
import { useRenderedCertificate } from '#rendering/svg/useRenderedCertificate.ts';
import { type AsyncState, useAsync } from '#runtime/useAsync.ts';

export interface MarginOption {
  hasMargin: boolean;
  setHasMargin: (hasMargin: boolean) => void;
}

interface PrintSheets {
  /** The certificate in its normal size, without a white margin, and its loading state. Used for the PDF download. */
  rendering: AsyncState<RenderedCertificate>;
  /** The certificate that is shown and printed. Has a white margin if the user has turned on that option. */
  printedCertificate: RenderedCertificate | undefined;
  margin: MarginOption;
}

/** Renders a certificate in a language, with an optional white margin for printers that cannot print to the edge. */
export function usePrintableCertificate(
  certificate: IssuedCertificate,
  language: Language,
  config: RenderingConfig,
): PrintSheets {
  const rendering = useRenderedCertificate(certificate, language, config);
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
