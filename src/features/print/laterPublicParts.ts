import { loadTexts } from '#i18n/catalogue.ts';
import { laterComponent } from '#ui/laterComponent.tsx';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { CheckZoneSpace } from './CheckZoneSpace.tsx';

/** What the public page has and a host's window for printing has not. */
export const UnknownCertificate = lazyComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "unknown" */ './proof/UnknownCertificate.tsx'),
    loadTexts('proof'),
  ]);
  return part.UnknownCertificate;
});

export const CheckZone = laterComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "check" */ './check/CheckZone.tsx'),
    loadTexts('proof'),
  ]);
  return part.CheckZone;
}, CheckZoneSpace);
