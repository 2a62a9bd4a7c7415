import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type Language, parseLanguage } from '#domain/language.ts';
import type { PdfMetadata } from '#rendering/pdfReader/parsePdfMetadata.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import type { LoadCertificate } from '../loadIfKnown.ts';
import type { AttachedStatement } from './attachedStatement.ts';
import { CertificateLoader } from './CertificateLoader.ts';
import type { ClaimedCertificate } from './findClaims.ts';
import {
  type DocumentRenderer,
  type IssuedDocument,
  listOptimizations,
  listPossibleVersions,
  renderIssuedDocument,
} from './renderIssuedDocument.ts';

interface RenderOptions {
  statement: AttachedStatement | undefined;
  language: Language;
  /** Drawing version. */
  version: number;
}

/** The certificates that a file names, and the issued documents of them. Each is loaded and rendered once. */
export class IssuedDocuments {
  readonly loader: CertificateLoader;
  private readonly renderer: DocumentRenderer;
  private readonly documents = new Map<string, Promise<IssuedDocument>>();

  constructor(loadCertificate: LoadCertificate, renderer: DocumentRenderer) {
    this.loader = new CertificateLoader(loadCertificate);
    this.renderer = renderer;
  }

  /** Loads certificates. Returns those that the server knows. @throws ApiError when the server cannot be reached */
  load(claims: readonly ClaimedCertificate[]): Promise<IssuedCertificate[]> {
    return this.loader.loadAll(claims.map(({ id }) => id));
  }

  /** Loads and renders the certificates that the server knows, with the statement before them, in a drawing version. */
  async render(
    claims: readonly ClaimedCertificate[],
    options: RenderOptions,
  ): Promise<IssuedDocument> {
    const { drawingEngines, renderConfig } = this.renderer;
    const { statement, language, version } = options;
    const certificates = await this.load(claims);
    const ids = certificates.map(({ id }) => id);
    return getOrCreatePromise(this.documents, JSON.stringify([ids, options]), async () => {
      const engine = await drawingEngines.get(version)?.();
      if (!engine) throw new Error(`There is no drawing version ${version}`);
      return renderIssuedDocument(certificates, statement, language, engine, renderConfig);
    });
  }

  /**
   * Starts to generate the document of the certificate on screen, which a file without a record most likely contains,
   * while the worker reads the file. If that fails, it is tried again later.
   */
  prepare(id: string | undefined, metadata: PdfMetadata): void {
    const language = parseLanguage(metadata.language);
    const [version] = listPossibleVersions(metadata.records, this.renderer.drawingEngines);
    if (id === undefined || !language || version === undefined) return;
    const generate = async () => {
      const claims = [{ id, record: undefined }];
      if ((await this.load(claims)).length === 0) return;
      const issued = await this.render(claims, { statement: undefined, language, version });
      const { level, hasBleed } = metadata;
      await issued.createPdf({ level, hasBleed, optimizeFor: listOptimizations(issued)[0] });
    };
    void generate().catch(() => undefined);
  }
}
