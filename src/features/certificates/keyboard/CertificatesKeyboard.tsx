import { type RefObject, useState } from 'react';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { usePluginContext } from '#session/pluginContext.ts';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';
import { useFocusAfterPreview } from './useFocusAfterPreview.ts';
import { useListKeys } from './useListKeys.ts';
import { useRowTabStops } from './useRowTabStops.ts';

/** Help about the keys. Its messages are loaded when it is opened, because few people need them. */
const KeysDialog = deferComponent<{ onClose: () => void }>(
  async () => {
    await loadAdditionalMessages('fileCheck');
    return import(/* webpackChunkName: "keys" */ './KeysDialog.tsx');
  },
  { when: 'render', fallback: LoadingOverlay },
);

interface CertificatesKeyboardProps {
  /** Element of the start page that contains the search bar and the certificates. */
  pageRef: RefObject<HTMLElement | null>;
}

/** Keyboard support of the certificates on the start page. */
export default function CertificatesKeyboard({ pageRef }: CertificatesKeyboardProps) {
  const { config } = usePluginContext();
  useFocusAfterPreview(pageRef);
  return config.KEYBOARD_SHORTCUTS === 'on' && <ListKeys pageRef={pageRef} />;
}

function ListKeys({ pageRef }: CertificatesKeyboardProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useRowTabStops(pageRef);
  useListKeys(pageRef, () => setIsHelpOpen(true));
  return isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />;
}
