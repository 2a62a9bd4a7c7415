import { fetchTemplateOrDefaultThunk } from '#data/rest/certificateAndTemplateApi.ts';
import type { PluginDispatch } from '#session/pluginContext.ts';
import type { Issuer } from '#domain/certificate/brand.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import {
  type IssuedCertificate,
  buildRegisteredData,
} from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import type { DocumentLocale } from '#rendering/certificateText.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import {
  type RenderingConfig,
  loadConfiguredDocumentLocale,
} from '#rendering/renderCertificate.ts';
import { loadDesign } from '#rendering/images/loadDesign.ts';
import { FrontRenderingQueue } from '#rendering/svg/FrontRenderingQueue.ts';
import { FrontPainter, type PaintableFront } from './FrontPainter.ts';
import { ViewportWatcher, type DisplaySize } from './ViewportWatcher.ts';
import { loadSideImages } from './loadSideImages.ts';

interface TemplateDesign {
  template: CertificateTemplate;
  design: CertificateDesign;
  /** Whether the template is stored on the server. False for the built-in default template. */
  isStored: boolean;
}

export type MiniatureRenderer = ReturnType<typeof createMiniatureRenderer>;

/**
 * Creates the renderer of the small images (miniatures) of certificates near the viewport, one after the other. All
 * lists of a session use the same one. Each template, and the texts of each language, are requested only once.
 * @param branding primary colour of the company, and the issuer that is printed on its certificates
 */
export function createMiniatureRenderer(
  dispatch: PluginDispatch,
  renderConfig: RenderingConfig,
  { primaryColor, issuer }: { primaryColor: string | null; issuer: Issuer },
) {
  const templateDesigns = new Map<string, Promise<TemplateDesign>>();
  const wordings = new Map<Language, Promise<DocumentLocale>>();
  const imageCache = new Map<string, Promise<HTMLImageElement>>();
  const queue = new FrontRenderingQueue();
  const painter = new FrontPainter();

  const getTemplateDesign = (certificate: Certificate) => {
    const id = certificate.course.templateId ?? undefined;
    return getOrCreatePromise(templateDesigns, id ?? '', async () => {
      const { template, origin } = await dispatch(
        fetchTemplateOrDefaultThunk({ id, primaryColor }),
      );
      const design = await loadDesign(template, issuer.brand);
      return { template, design, isStored: origin !== 'default' };
    });
  };

  return {
    viewport: new ViewportWatcher(),
    /**
     * Renders the front of a certificate with its images.
     * @param signal if aborted before rendering starts, the rendering is skipped
     * @returns undefined if the rendering was skipped. Also undefined if only the default template is available and the
     * course has an image, which is then shown instead
     */
    renderFront: async (
      certificate: Certificate,
      learnerName: string,
      language: Language,
      signal: AbortSignal,
    ): Promise<PaintableFront | undefined> => {
      // Loaded before queueing, so that a slow image does not block other miniatures.
      const [{ template, design, isStored }, documentLocale] = await Promise.all([
        getTemplateDesign(certificate),
        getOrCreatePromise(wordings, language, () =>
          loadConfiguredDocumentLocale(language, renderConfig),
        ),
      ]);
      if (!isStored && certificate.course.thumbUrl) return undefined;
      const issuedCertificate = toIssuedCertificate(certificate, learnerName, template, issuer);
      const rendered = await queue.render(issuedCertificate, documentLocale, design, signal);
      if (!rendered) return undefined;
      const { side } = rendered;
      return { side, images: await loadSideImages(side, imageCache) };
    },
    /**
     * Shows a front on a canvas of the page. Paints on a separate canvas first and copies the result, because painting
     * text on a canvas in the page is slower: the browser resolves styles for each line.
     * @returns a function that empties the canvas. Call it when the canvas is no longer near the viewport, since
     * thousands of drawn canvases would fill the memory
     */
    show: (canvas: HTMLCanvasElement, front: PaintableFront, size: DisplaySize): (() => void) => {
      const source = painter.paint(front, size);
      canvas.width = size.width;
      canvas.height = size.height;
      canvas.getContext('2d')?.drawImage(source, 0, 0);
      canvas.toggleAttribute('data-drawn', true);
      return () => {
        // A removed canvas is garbage collected with its pixels, which is faster than emptying thousands of them.
        if (!canvas.isConnected) return;
        canvas.width = 0;
        canvas.removeAttribute('data-drawn');
      };
    },
  };
}

/** Converts a certificate of the list to an `IssuedCertificate` that has only the fields that a miniature shows. */
function toIssuedCertificate(
  certificate: Certificate,
  learnerName: string,
  template: CertificateTemplate,
  issuer: Issuer,
): IssuedCertificate {
  return {
    ...certificate,
    template,
    user: { name: learnerName },
    ...issuer,
    validationId: certificate.id,
    registeredData: buildRegisteredData(certificate, learnerName, issuer),
  };
}
