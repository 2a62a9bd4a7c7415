import { useRef } from 'react';
import { useFocusAfterPreview } from './useFocusAfterPreview.ts';

/** Keyboard support of the certificates on the start page. Displays nothing. */
export function CertificatesKeyboard() {
  const markerRef = useRef<HTMLSpanElement>(null);
  useFocusAfterPreview(markerRef);
  return <span ref={markerRef} hidden />;
}
