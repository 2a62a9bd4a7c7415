import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Wording } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import { type RenderedFront, renderFront } from '../renderCertificate.ts';

/**
 * A queue that renders the fronts of certificates one after another, with a pause before each, so that scrolling and
 * clicks have priority.
 */
export class FrontQueue {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Adds the front of a certificate to the queue and renders it.
   * @param signal if aborted before rendering starts, the front is not rendered
   * @returns undefined if the signal was aborted
   * @throws errors of failed chunk requests
   */
  render(
    certificate: IssuedCertificate,
    wording: Wording,
    design: CertificateDesign,
    signal?: AbortSignal,
  ): Promise<RenderedFront | undefined> {
    const rendering = this.last.then(async () => {
      if (signal?.aborted) return undefined;
      await new Promise((resolve) => setTimeout(resolve));
      return renderFront(certificate, wording, design);
    });
    this.last = rendering.catch(() => undefined);
    return rendering;
  }
}
