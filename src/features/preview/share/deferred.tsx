import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';
import { SharePanel as LoadedSharePanel } from './SharePanel.tsx';

/** Panel with the ways to share a certificate. Its messages are loaded when it is opened, because few people need them. */
export const SharePanel = deferComponent(
  async () => {
    await loadAdditionalMessages('fileCheck');
    return { default: LoadedSharePanel };
  },
  {
    when: 'afterPaint',
    fallback: ({ openerRef, onClose }) => <LoadingOverlay opener={openerRef} onClose={onClose} />,
  },
);
