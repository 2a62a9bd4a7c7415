import { useMemo } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useFlag } from '#session/useFlag.ts';
import {
  fetchCertificateThunk,
  useGetCertificateQuery,
} from '#data/rest/certificateAndTemplateApi.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { DeferredFileCheckDropZone } from '#features/verify/fileCheck/index.ts';
import {
  CertificateIdForm,
  CertificateLookup,
  UnknownCertificate,
} from '#features/verify/proof/index.ts';
import { DocumentTitleAndNoIndex } from '#features/print/DocumentTitleAndNoIndex.tsx';
import { PrintDocument } from '#features/print/PrintDocument.tsx';
import { DeferredPublicPageSidePanel } from './deferredPublicPanel.ts';

/**
 * Public page of a certificate, for viewing and printing it without a session (docs/behaviour.md, Print). If the address
 * has no id, the page has a field for one.
 */
export default function PrintPage() {
  const id = useMatch('/print/:id')?.params.id;
  const checkContext = useCheckContext();
  if (id !== undefined) return <CertificatePage id={id} checkContext={checkContext} />;
  return (
    <CertificateLookup>
      <DeferredFileCheckDropZone context={checkContext} />
    </CertificateLookup>
  );
}

type CheckContext = ReturnType<typeof useCheckContext>;

/** Returns the functions and settings with which a file is compared with the server's data. */
function useCheckContext() {
  const { config } = usePluginContext();
  const dispatch = usePluginDispatch();
  return useMemo(
    () => ({
      loadCertificate: (id: string) => dispatch(fetchCertificateThunk(id, null)),
      renderConfig: config,
    }),
    [dispatch, config],
  );
}

function CertificatePage({ id, checkContext }: { id: string; checkContext: CheckContext }) {
  const [query] = useSearchParams();
  const { config, hostCallbacks } = usePluginContext();
  const { currentData, error, isFetching, refetch } = useGetCertificateQuery(
    { id, primaryColor: null },
    { refetchOnMountOrArgChange: true },
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
        <UnknownCertificate id={id} loadCertificate={checkContext.loadCertificate}>
          <DeferredFileCheckDropZone context={checkContext} />
        </UnknownCertificate>
      }
      renderHead={(title) => <DocumentTitleAndNoIndex title={title} />}
      renderBelow={(certificate) => (
        <>
          <DeferredFileCheckDropZone openCertificateId={certificate.id} context={checkContext} />
          <CertificateIdForm />
        </>
      )}
      canDownloadPdf={useFlag('certificates.pdf-download')}
    />
  );
}
