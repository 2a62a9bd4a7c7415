import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';

/** What the public page has and a host's window for printing has not. */
export const UnknownCertificate = lazyComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "unknown" */ './proof/UnknownCertificate.tsx'),
    loadTexts('proof'),
  ]);
  return part.UnknownCertificate;
});
