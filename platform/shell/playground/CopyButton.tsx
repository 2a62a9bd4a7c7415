import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Translate } from '../messages.ts';

interface CopyButtonProps {
  label: string;
  text: string;
  t: Translate;
}

/** A button that copies a text, and says so for two seconds. */
export function CopyButton({ label, text, t }: CopyButtonProps) {
  const [hasCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!hasCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [hasCopied]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without permission, the code can still be selected.
      () => undefined,
    );
  };
  const Icon = hasCopied ? Check : Copy;
  return (
    <button type="button" className="button" onClick={copy}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span aria-live="polite">{hasCopied ? t('copied') : label}</span>
    </button>
  );
}
