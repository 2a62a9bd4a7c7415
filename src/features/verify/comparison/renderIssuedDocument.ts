import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import type {
  RenderedCertificate,
  renderCertificate,
  RenderingConfig,
} from '#rendering/renderCertificate.ts';
import type { RenderedStatement, renderStatement } from '#rendering/statement/renderStatement.ts';
import { type AttachedStatement, isStatementConfirmed } from './attachedStatement.ts';

/** Functions and settings with which a document is rendered as it is issued now. */
export interface DocumentRenderer {
  renderConfig: RenderingConfig;
  renderCertificate: typeof renderCertificate;
  renderStatement: typeof renderStatement;
}

/** A document as it is issued now. */
export interface IssuedDocument {
  certificates: readonly RenderedCertificate[];
  statement: RenderedStatement | undefined;
  /** Whether the date and the selection of the statement are true of the certificates. */
  isConfirmed: boolean;
  /** PDFs of the document that were generated, by the optimization of their font data. */
  pdfs: Map<'speed' | 'size', Promise<Uint8Array>>;
}

/** Renders certificates, and the statement before them if there is one. */
export async function renderIssuedDocument(
  certificates: readonly IssuedCertificate[],
  statement: AttachedStatement | undefined,
  language: Language,
  renderer: DocumentRenderer,
): Promise<IssuedDocument> {
  const { renderConfig } = renderer;
  const rendered: RenderedCertificate[] = [];
  for (const certificate of certificates)
    rendered.push(await renderer.renderCertificate(certificate, language, renderConfig));
  const [first] = certificates;
  if (!statement || !first)
    return { certificates: rendered, statement: undefined, isConfirmed: true, pdfs: new Map() };
  const data = {
    ...statement,
    learner: first.user.name,
    company: first.company.name,
    certificates,
  };
  return {
    certificates: rendered,
    statement: await renderer.renderStatement(data, language, renderConfig),
    isConfirmed: isStatementConfirmed(statement, certificates, renderConfig.CERTIFICATE_TIME_ZONE),
    pdfs: new Map(),
  };
}
