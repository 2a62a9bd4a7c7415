import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leaves a preview (docs/behaviour.md, Closing a preview): back to where it was opened from. Where the visit began with it,
 * a window that a script opened closes, any other goes on to `fallback`.
 * @param screen any element of the preview
 */
export function useClose(screen: RefObject<HTMLElement | null>, fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key !== 'default') {
      void navigate(-1);
      return;
    }
    // A window around a host is the host's.
    const isOurs = screen.current?.closest('[data-standalone]') && window.top === window;
    if (isOurs && window.opener) window.close();
    if (!window.closed) void navigate(fallback, { replace: true });
  };
}
