import { findTemplate } from '#api/documents/documentsApi.ts';
import type { ServicesDispatch } from '#api/services.ts';
import type { Certificate } from '#model/certificate.ts';
import { type IssuedCertificate, ownRegisteredData } from '#model/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import type { CertificateTemplate } from '#model/template.ts';
import type { Wording } from '#rendering/certificateText.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import {
  designFor,
  type DrawingPlace,
  type DrawnFront,
  drawFront,
  wordingIn,
} from '#rendering/drawCertificate.ts';

interface Look {
  template: CertificateTemplate;
  design: CertificateDesign;
  /** A stored template; else the default one stands in. */
  isStored: boolean;
}

/** How far outside the viewport a miniature is drawn already. */
const nearby = '400px';

/**
 * Draws the miniatures of one session: those that come near the viewport, one after the other, each template and language
 * asked for once.
 */
export class MiniatureStudio {
  private readonly dispatch: ServicesDispatch;
  private readonly place: DrawingPlace;
  private readonly primaryColor: string | null;
  private readonly looks = new Map<string, Promise<Look>>();
  private readonly wordings = new Map<Language, Promise<Wording>>();
  private readonly near = new Map<Element, () => void>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const come = this.near.get(target);
        this.forget(target);
        come?.();
      }
    },
    { rootMargin: nearby },
  );

  constructor(dispatch: ServicesDispatch, place: DrawingPlace, primaryColor: string | null) {
    this.dispatch = dispatch;
    this.place = place;
    this.primaryColor = primaryColor;
  }

  /** Calls once when the element comes near the viewport. @returns how to stop waiting */
  whenNear(element: Element, come: () => void): () => void {
    this.near.set(element, come);
    this.observer.observe(element);
    return () => this.forget(element);
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
  ): Promise<DrawnFront | undefined> {
    // Beside those before it: a picture that does not come holds up nobody else.
    const [look, wording] = await Promise.all([this.lookOf(certificate), this.wordingOf(language)]);
    const { thumbUrl } = certificate.course;
    if (!look.isStored && thumbUrl) return undefined;
    const drawing = this.last.then(async () => {
      if (!isWanted()) return undefined;
      // A pause between two, so that scrolling goes before drawing.
      await new Promise((resolve) => setTimeout(resolve));
      return drawFront(issued(certificate, learner, look.template), wording, look.design);
    });
    this.last = drawing.catch(() => undefined);
    return drawing;
  }

  private forget(element: Element): void {
    this.near.delete(element);
    this.observer.unobserve(element);
  }

  private lookOf(certificate: Certificate): Promise<Look> {
    const id = certificate.course.templateId ?? undefined;
    return kept(this.looks, id ?? '', async () => {
      const { primaryColor } = this;
      const { template, origin } = await this.dispatch(findTemplate({ id, primaryColor }));
      return { template, design: await designFor(template), isStored: origin !== 'default' };
    });
  }

  private wordingOf(language: Language): Promise<Wording> {
    return kept(this.wordings, language, () => wordingIn(language, this.place));
  }
}

/** Made once; a failure is forgotten, so that the next one who asks may succeed. */
function kept<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  let value = known.get(key);
  if (!value) {
    value = make();
    known.set(key, value);
    value.catch(() => known.delete(key));
  }
  return value;
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
    company: { name: '' },
    validationId: certificate.id,
    registeredData: ownRegisteredData(certificate, learner),
  };
}
