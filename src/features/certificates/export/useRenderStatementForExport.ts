import { usePluginContext } from '#session/pluginContext.ts';
import { renderStatement } from './loadStatement.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import { useGetPrimaryColor } from '../useRenderCertificate.ts';
import { getExportFilterLabel, type ExportRequest } from './exportRequest.ts';

type BuildStatement = (
  certificates: readonly IssuedCertificate[],
  request: ExportRequest,
) => Promise<RenderedStatement | undefined>;

/**
 * Returns a function that renders the statement of learning of an export, if the export request includes a statement.
 * The function throws the error of a failed request for code, messages or a font.
 */
export function useRenderStatementForExport(): BuildStatement {
  const { config } = usePluginContext();
  const getPrimaryColor = useGetPrimaryColor();
  return async (certificates, request) => {
    const [first, ...remaining] = certificates;
    if (!request.hasStatement || !first) return undefined;
    return renderStatement(first, remaining, {
      language: request.language,
      renderConfig: config,
      primaryColor: getPrimaryColor(),
      issuedAt: new Date().toISOString(),
      selectionLabel: getExportFilterLabel(certificates, request),
    });
  };
}
