import { isStandalone } from '#ui/styles/pluginRoot.ts';
import { useGoBack } from '#ui/useGoBack.ts';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that closes a preview (docs/behaviour.md, Closing a preview). The function goes back in the
 * browser history. If the preview is the first screen of the visit, the function instead closes the window if a script
 * opened it, or navigates to `fallback`.
 * @param screenRef any element of the preview
 * @param fallback path of a screen of the plugin
 */
export function useClosePreview(
  screenRef: RefObject<HTMLElement | null>,
  fallback: string,
): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = useGoBack();
  return () => {
    if (key !== 'default') {
      goBack();
      return;
    }
    // The window of an embedded plugin belongs to the host.
    const isOwnWindow = isStandalone(screenRef.current) && window.top === window;
    if (isOwnWindow && window.opener) window.close();
    if (!window.closed) void navigate(fallback, { replace: true });
  };
}
