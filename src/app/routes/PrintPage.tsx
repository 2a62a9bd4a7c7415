import { useCallback, useMemo } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useFlag } from '#session/useFlag.ts';
import {
  fetchCertificateThunk,
  useGetCertificateQuery,
} from '#data/rest/certificateAndTemplateApi.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { DeferredFileCheckDropZone } from '#features/verify/fileCheck/index.ts';
import { UnknownCertificate } from '#features/verify/proof/index.ts';
import { PrintDocument } from '#features/print/PrintDocument.tsx';
import { DeferredPublicPageSidePanel } from './deferredPublicPanel.ts';

/** Public page of one certificate, for viewing and printing it without a session (docs/behaviour.md, Print). */
export function PrintPage() {
  const id = useMatch('/print/:id')?.params.id ?? '';
  const [query] = useSearchParams();
  const { config, hostCallbacks } = usePluginContext();
  const dispatch = usePluginDispatch();
  const { currentData, error, isFetching, refetch } = useGetCertificateQuery(
    { id, primaryColor: null },
    { refetchOnMountOrArgChange: true },
  );
  const loadById = useCallback(
    (certificateId: string) => dispatch(fetchCertificateThunk(certificateId, null)),
    [dispatch],
  );
  const checkContext = useMemo(
    () => ({ loadCertificate: loadById, renderConfig: config }),
    [loadById, config],
  );
  return (
    <PrintDocument
      key={id}
      certificate={currentData}
      error={error}
      isLoading={isFetching}
      onRetry={() => void refetch()}
      config={config}
      Panel={DeferredPublicPageSidePanel}
      autoPrint={query.get('print') === '1'}
      onEvent={hostCallbacks.onEvent}
      notFoundContent={
        <UnknownCertificate id={id} loadCertificate={loadById}>
          <DeferredFileCheckDropZone context={checkContext} />
        </UnknownCertificate>
      }
      renderBelow={(certificate) => (
        <DeferredFileCheckDropZone openCertificateId={certificate.id} context={checkContext} />
      )}
      canDownloadPdf={useFlag('certificates.pdf-download')}
    />
  );
}
