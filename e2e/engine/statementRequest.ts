import type { Language } from '#domain/language.ts';
import type { RenderingConfig } from '#rendering/renderCertificate.ts';
import { type RenderedStatement, renderStatement } from '#rendering/statement/renderStatement.ts';
import type { Statement } from '#rendering/statement/statementText.ts';

/** A statement of learning to render, and its language. */
export interface StatementRequest {
  statement: Statement;
  language: Language;
}

/** Loads the messages of a language and renders a statement. */
export async function renderStatementRequest(
  { statement, language }: StatementRequest,
  config: RenderingConfig,
): Promise<RenderedStatement> {
  return renderStatement(statement, language, config);
}
