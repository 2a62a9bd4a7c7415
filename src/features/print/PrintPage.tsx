import { useCallback } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useFlag } from '#api/flags/flags.ts';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { UnknownCertificate } from './laterPublicParts.ts';
import { PrintDocument } from './PrintDocument.tsx';

/** The route of the printable certificate (docs/behaviour.md, Print). */
export function PrintPage() {
  const id = useMatch('/print/:id')?.params.id ?? '';
  const [query] = useSearchParams();
  const { config, reports } = useServices();
  const dispatch = useServicesDispatch();
  const load = useCallback(() => dispatch(readCertificate(id, null)), [dispatch, id]);
  return (
    <PrintDocument
      key={id}
      load={load}
      place={config}
      autoPrint={query.get('print') === '1'}
      onEvent={reports.event}
      unknown={<UnknownCertificate id={id} />}
      hasPdf={useFlag('certificates.pdf-download')}
    />
  );
}
