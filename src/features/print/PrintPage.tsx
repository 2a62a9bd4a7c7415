import { useCallback, useMemo } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useFlag } from '#api/flags/flags.ts';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { CheckZone, UnknownCertificate } from './laterPublicParts.ts';
import { PrintDocument } from './PrintDocument.tsx';

/** The route of the printable certificate (docs/behaviour.md, Print). */
export function PrintPage() {
  const id = useMatch('/print/:id')?.params.id ?? '';
  const [query] = useSearchParams();
  const { config, reports } = useServices();
  const dispatch = useServicesDispatch();
  const read = useCallback((one: string) => dispatch(readCertificate(one, null)), [dispatch]);
  const load = useCallback(() => read(id), [read, id]);
  const tools = useMemo(() => ({ load: read, place: config }), [read, config]);
  return (
    <PrintDocument
      key={id}
      load={load}
      place={config}
      autoPrint={query.get('print') === '1'}
      onEvent={reports.event}
      unknown={
        <UnknownCertificate id={id}>
          <CheckZone tools={tools} />
        </UnknownCertificate>
      }
      below={(certificate) => <CheckZone shownId={certificate.id} tools={tools} />}
      hasPdf={useFlag('certificates.pdf-download')}
    />
  );
}
