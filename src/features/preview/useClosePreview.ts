import { isStandalone } from '#ui/styles/pluginRoot.ts';
import { type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Time in milliseconds after going back in which further presses of "Close" are ignored, unless a screen is left sooner. */
const maxBackTime = 1000;

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
  const lastBackRef = useRef({ key: '', time: 0 });
  return () => {
    if (key !== 'default') {
      // Going back is asynchronous; a second press would go back one entry too far, for instance to a page of the host.
      const time = performance.now();
      const { current: lastBack } = lastBackRef;
      if (lastBack.key === key && time - lastBack.time < maxBackTime) return;
      lastBackRef.current = { key, time };
      void navigate(-1);
      return;
    }
    // The window of an embedded plugin belongs to the host.
    const isOwnWindow = isStandalone(screenRef.current) && window.top === window;
    if (isOwnWindow && window.opener) window.close();
    if (!window.closed) void navigate(fallback, { replace: true });
  };
}
