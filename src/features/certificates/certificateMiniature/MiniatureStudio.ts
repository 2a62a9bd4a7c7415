import { findTemplate } from '#api/documents/documentsApi.ts';
import type { ServicesDispatch } from '#api/services.ts';
import { noIssuer } from '#model/certificate/brand.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { type IssuedCertificate, ownRegisteredData } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import type { Wording } from '#rendering/certificateText.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { rememberedPromise } from '#model/rememberedPromise.ts';
import { type DrawingPlace, wordingIn } from '#rendering/drawCertificate.ts';
import { loadDesign } from '#rendering/picture/loadDesign.ts';
import { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { FrontPainter, type PaintableFront } from './FrontPainter.ts';
import { NearbyWatch, type ShownSize } from './NearbyWatch.ts';
import { picturesOf } from './picturesOf.ts';

interface Look {
  template: CertificateTemplate;
  design: CertificateDesign;
  /** A stored template; else the default one stands in. */
  isStored: boolean;
}

/**
 * Draws the miniatures of one session: those that come near the viewport, one after the other, each template and language
 * asked for once.
 */
export class MiniatureStudio {
  readonly nearby = new NearbyWatch();
  private readonly dispatch: ServicesDispatch;
  private readonly place: DrawingPlace;
  private readonly primaryColor: string | null;
  private readonly looks = new Map<string, Promise<Look>>();
  private readonly wordings = new Map<Language, Promise<Wording>>();
  private readonly pictures = new Map<string, Promise<HTMLImageElement>>();
  private readonly queue = new FrontQueue();
  private readonly painter = new FrontPainter();

  constructor(dispatch: ServicesDispatch, place: DrawingPlace, primaryColor: string | null) {
    this.dispatch = dispatch;
    this.place = place;
    this.primaryColor = primaryColor;
  }

  /**
   * A certificate as it looks on paper; undefined where only the default template is to be had and the course has a
   * picture of its own.
   * @param isWanted asked when its turn comes
   */
  async draw(
    certificate: Certificate,
    learner: string,
    language: Language,
    isWanted: () => boolean,
  ): Promise<PaintableFront | undefined> {
    // Beside those before it: a picture that does not come holds up nobody else.
    const [look, wording] = await Promise.all([this.lookOf(certificate), this.wordingOf(language)]);
    const { thumbUrl } = certificate.course;
    if (!look.isStored && thumbUrl) return undefined;
    const paper = issued(certificate, learner, look.template);
    const drawn = await this.queue.draw(paper, wording, look.design, isWanted);
    if (!drawn) return undefined;
    const { side, foreign } = drawn;
    return { side, pictures: await picturesOf(side, foreign, this.pictures) };
  }

  /**
   * Shows a front on an element. Written there, each line of text would make the browser look at the styles of the page.
   * @returns how to take it away: what thousands of rows have painted would fill the memory
   */
  show(canvas: HTMLCanvasElement, front: PaintableFront, size: ShownSize): () => void {
    const paper = this.painter.paint(front, size);
    canvas.width = size.width;
    canvas.height = size.height;
    canvas.getContext('2d')?.drawImage(paper, 0, 0);
    canvas.toggleAttribute('data-painted', true);
    return () => {
      // One that left the page goes with its pixels; to empty it takes longer than to find among thousands.
      if (!canvas.isConnected) return;
      canvas.width = 0;
      canvas.removeAttribute('data-painted');
    };
  }

  private lookOf(certificate: Certificate): Promise<Look> {
    const id = certificate.course.templateId ?? undefined;
    return rememberedPromise(this.looks, id ?? '', async () => {
      const { primaryColor } = this;
      const { template, origin } = await this.dispatch(findTemplate({ id, primaryColor }));
      return { template, design: await loadDesign(template), isStored: origin !== 'default' };
    });
  }

  private wordingOf(language: Language): Promise<Wording> {
    return rememberedPromise(this.wordings, language, () => wordingIn(language, this.place));
  }
}

/** What the list knows of a certificate, as far as a miniature shows it. */
function issued(
  certificate: Certificate,
  learner: string,
  template: CertificateTemplate,
): IssuedCertificate {
  return {
    ...certificate,
    template,
    user: { name: learner },
    ...noIssuer,
    validationId: certificate.id,
    registeredData: ownRegisteredData(certificate, learner, noIssuer),
  };
}
