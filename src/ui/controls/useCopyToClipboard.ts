import { useEffect, useState } from 'react';

const feedbackDuration = 2000;

/** Returns a function that copies a text to the clipboard, and whether it was copied within the last two seconds. */
export function useCopyToClipboard(text: string, onError: () => void, onCopied?: () => void) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedbackDuration);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      // A frame may lack the permission.
      onError();
    }
  };
  return { isCopied, copy: () => void copy() };
}
