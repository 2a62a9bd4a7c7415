import { useRef, useState } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { usePluginContext } from '#session/pluginContext.ts';
import { useFocusAfterPreview } from './useFocusAfterPreview.ts';
import { useListKeys } from './useListKeys.ts';
import { useRowTabStops } from './useRowTabStops.ts';

const KeysDialog = deferComponent<{ onClose: () => void }>(
  () =>
    import(/* webpackChunkName: "keys" */ './KeysDialog.tsx').then((module) => module.KeysDialog),
  { when: 'render' },
);

/** Keyboard support of the certificates on the start page. */
export function CertificatesKeyboard() {
  const { config } = usePluginContext();
  const markerRef = useRef<HTMLSpanElement>(null);
  useFocusAfterPreview(markerRef);
  return (
    <>
      <span ref={markerRef} hidden />
      {config.KEYBOARD_SHORTCUTS === 'on' && <ListKeys />}
    </>
  );
}

function ListKeys() {
  const markerRef = useRef<HTMLSpanElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useRowTabStops(markerRef);
  useListKeys(markerRef, () => setIsHelpOpen(true));
  return (
    <>
      <span ref={markerRef} hidden />
      {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
