import { useEffect } from 'react';
import { resolveDisplayUrl } from '#rendering/images/resolveDisplayUrl.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/**
 * Calls `onUnsupported` if certificates cannot show the image at a URL, for example an SVG or a damaged file. An `img`
 * element may show such images nevertheless.
 * @param url an https URL or a data URL
 */
export function useUnsupportedImage(url: string, onUnsupported: () => void): void {
  const notify = useStableCallback(onUnsupported);
  useEffect(() => {
    let isCurrent = true;
    resolveDisplayUrl(url).catch(() => {
      if (isCurrent) notify();
    });
    return () => {
      isCurrent = false;
    };
  }, [url, notify]);
}
