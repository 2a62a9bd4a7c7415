import { type RefObject, useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { usePluginContext } from '#session/pluginContext.ts';
import { maxListedCertificates, selectListedCertificates } from '#data/rest/missionsApi.ts';
import { certificatesOnHomeKey } from '#documents/displayedCertificates.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { getPreviewPath } from '#domain/urls.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from '../messages.ts';
import { findNeighbours, chooseNavigationList } from './neighbours.ts';

/** Direction in which the user moves through the list of certificates. */
export type NavigationDirection = 'previous' | 'next';

/** Returns the name of a certificate for display: the name of its course, or a translated "unnamed". */
export const getCertificateName = ({ formatMessage }: IntlShape, { course }: Certificate): string =>
  course.name || formatMessage(sharedMessages.unnamed);

/**
 * Returns the previewed certificate (its id is in the URL) with the certificates before and after it, the direction of
 * the last move, and a function that opens the previous or next certificate.
 */
export function useNeighbours(screenRef: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isTemplate = query.get('type') === 'template';
  const order = useNavigationOrder();
  const neighbours = findNeighbours(order, isTemplate ? undefined : id);
  const [direction, setDirection] = useState<NavigationDirection>();

  useEffect(() => {
    // At either end the pressed button disappears; the stage takes the focus, so that keys keep working.
    if (direction && !screenRef.current?.querySelector(':focus'))
      screenRef.current?.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
  }, [screenRef, direction, id]);

  const goTo = (nextDirection: NavigationDirection) => {
    const target = neighbours?.[nextDirection];
    if (!neighbours || !target) return;
    setDirection(nextDirection);
    void navigate(getPreviewPath(target.id), { replace: true });
    const position = neighbours.position + (nextDirection === 'next' ? 1 : -1);
    const positionText = intl.formatMessage(messages.position, {
      n: position,
      total: neighbours.total,
    });
    announce(screenRef.current, `${positionText}, ${getCertificateName(intl, target)}`);
  };
  return { neighbours, direction, goTo };
}

/**
 * Returns the certificates in the order that the start page had when the preview was opened. The order is copied into
 * React state, because the cached responses of the start page may expire during the preview.
 */
function useNavigationOrder(): readonly Certificate[] {
  const context = usePluginContext();
  const store = useStore<Parameters<typeof selectListedCertificates>[0]>();
  const [order] = useState(() => {
    const plainList = selectListedCertificates(store.getState());
    const { certificates = [], isComplete = true } =
      context.sessionCache.get(certificatesOnHomeKey) ?? {};
    const isExtended = !isComplete && plainList.length < maxListedCertificates;
    return isExtended ? chooseNavigationList(certificates, plainList) : certificates;
  });
  return order;
}
