import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { listedCertificatesLimit, selectListed } from '#api/rest/missionsApi.ts';
import { useServices } from '#api/services.ts';
import { keepOrder } from '#documents/neighbours/neighbours.ts';
import type { Certificate } from '#model/certificate/certificate.ts';

/** Lets the preview go through the certificates in the order of Home. The plain list goes on where the pages end. */
export function useOrderKept(shown: readonly Certificate[] = []): void {
  const services = useServices();
  const listed = useSelector(selectListed);
  const isWhole = listed.length < listedCertificatesLimit;
  const goesOn = isWhole && shown.every(({ id }, place) => listed[place]?.id === id);
  const order = goesOn ? listed : shown;
  useEffect(() => keepOrder(services, order), [services, order]);
}
