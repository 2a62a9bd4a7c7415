import { useEffect } from 'react';
import { getDisplayableImageUrl } from '#rendering/images/getDisplayableImageUrl.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/**
 * Calls `onUnsupported` if certificates cannot show the image at a URL, for example an SVG or a damaged file. An `img`
 * element may show such images nevertheless.
 * @param url an https URL or a data URL
 */
export function useReportUnsupportedImage(url: string, onUnsupported: () => void): void {
  const notify = useStableCallback(onUnsupported);
  useEffect(() => {
    let isCurrent = true;
    getDisplayableImageUrl(url).catch(() => {
      if (isCurrent) notify();
    });
    return () => {
      isCurrent = false;
    };
  }, [url, notify]);
}
