import { useEffect, useState } from 'react';

const shownFor = 2000;

/** Copies a text, and says so for two seconds. */
export function useCopied(text: string, onFailed: () => void, onCopied?: () => void) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      // A frame may not be allowed to.
      onFailed();
    }
  };
  return { isCopied, copy: () => void copy() };
}
