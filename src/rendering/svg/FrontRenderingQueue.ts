import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { DocumentLocale } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import { type RenderedFront, renderFront } from '../renderCertificate.ts';

/**
 * A queue that renders the fronts of certificates one after another. A short pause before each front lets the browser
 * handle scrolling and clicks first.
 */
export class FrontRenderingQueue {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Adds a front to the queue and renders it when all earlier fronts are finished.
   * @param signal cancels the rendering if aborted before the rendering starts
   * @returns the rendered front, or undefined if `signal` was aborted in time
   * @throws errors of failed requests for code chunks
   */
  render(
    certificate: IssuedCertificate,
    documentLocale: DocumentLocale,
    design: CertificateDesign,
    signal?: AbortSignal,
  ): Promise<RenderedFront | undefined> {
    const rendering = this.last.then(async () => {
      if (signal?.aborted) return undefined;
      await new Promise((resolve) => setTimeout(resolve));
      return renderFront(certificate, documentLocale, design);
    });
    this.last = rendering.catch(() => undefined);
    return rendering;
  }
}
