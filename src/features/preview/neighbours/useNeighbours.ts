import { type RefObject, useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '#api/services.ts';
import { listedCertificatesLimit, selectListed } from '#api/rest/missionsApi.ts';
import { shownOrder } from '#documents/neighbours/shownOrder.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { previewPath } from '#model/addresses.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from '../messages.ts';
import { neighboursIn, wholeOrder } from './neighbours.ts';

/** Towards the beginning of Home, or towards its end. */
export type Way = 'previous' | 'next';

/** What a certificate is called on screen. */
export const nameOf = ({ formatMessage }: IntlShape, { course }: Certificate): string =>
  course.name || formatMessage(sharedMessages.unnamed);

/** The certificates before and after the one of the address, as Home showed them, and the step there. */
export function useNeighbours(screen: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isTemplate = query.get('type') === 'template';
  const order = useOrder();
  const neighbours = neighboursIn(order, isTemplate ? undefined : id);
  const [way, setWay] = useState<Way>();

  useEffect(() => {
    // The button of the last step is gone at either end; the keys go on from the stage.
    if (way && !screen.current?.querySelector(':focus'))
      screen.current?.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
  }, [screen, way, id]);

  const go = (next: Way) => {
    const to = neighbours?.[next];
    if (!neighbours || !to) return;
    setWay(next);
    void navigate(previewPath(to.id), { replace: true });
    const n = neighbours.place + (next === 'next' ? 1 : -1);
    const place = intl.formatMessage(messages.place, { n, total: neighbours.total });
    announce(screen.current, `${place}, ${nameOf(intl, to)}`);
  };
  return { neighbours, way, go };
}

/** As it was when the preview was opened: Home is gone, and what it asked for is forgotten after a while. */
function useOrder(): readonly Certificate[] {
  const services = useServices();
  const store = useStore<Parameters<typeof selectListed>[0]>();
  const [order] = useState(() => {
    const listed = selectListed(store.getState());
    const { certificates, isWhole } = shownOrder(services);
    const goesOn = !isWhole && listed.length < listedCertificatesLimit;
    return goesOn ? wholeOrder(certificates, listed) : certificates;
  });
  return order;
}
