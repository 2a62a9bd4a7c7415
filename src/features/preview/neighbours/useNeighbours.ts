import { type RefObject, useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '#api/services.ts';
import { neighboursOf } from '#documents/neighbours/neighbours.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { previewPath } from '#model/addresses.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from '../messages.ts';

/** Towards the beginning of Home, or towards its end. */
export type Way = 'previous' | 'next';

/** What a certificate is called on screen. */
export const nameOf = ({ formatMessage }: IntlShape, { course }: Certificate): string =>
  course.name || formatMessage(sharedMessages.unnamed);

/** The certificates before and after the one of the address, as Home showed them, and the step there. */
export function useNeighbours(screen: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const services = useServices();
  const navigate = useNavigate();
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isTemplate = query.get('type') === 'template';
  const neighbours = neighboursOf(services, isTemplate ? undefined : id);
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
