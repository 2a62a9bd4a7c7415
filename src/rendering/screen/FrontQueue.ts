import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Wording } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import { type DrawnFront, drawFront } from '../drawCertificate.ts';

/** Draws fronts one after the other with a pause before each, so that scrolling and clicking go before drawing. */
export class FrontQueue {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param isWanted asked when its turn comes
   * @returns undefined for one that is not
   * @throws whatever a failed chunk request gives
   */
  draw(
    certificate: IssuedCertificate,
    wording: Wording,
    design: CertificateDesign,
    isWanted = () => true,
  ): Promise<DrawnFront | undefined> {
    const drawing = this.last.then(async () => {
      if (!isWanted()) return undefined;
      await new Promise((resolve) => setTimeout(resolve));
      return drawFront(certificate, wording, design);
    });
    this.last = drawing.catch(() => undefined);
    return drawing;
  }
}
