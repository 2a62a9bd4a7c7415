import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useColorMode } from '#host/useColorMode.ts';
import { accentTokens } from '#model/accent.ts';
import { selectBranding } from '#session/sessionSlice.ts';

export interface RootAppearance {
  /** The `[data-certs-root]` element. */
  root: HTMLElement;
  /** The host's overrides of `--certs-*`, keyed without the prefix. */
  theme: Readonly<Record<string, string | undefined>>;
}

/**
 * Draws the root in the current colour mode, the company's accent and the host's theme. Properties are set through the
 * CSSOM, which a strict CSP allows where it forbids style attributes.
 */
export function useRootAppearance({ root, theme }: RootAppearance): void {
  const mode = useColorMode();
  const branding = useSelector(selectBranding);

  useEffect(() => root.setAttribute('data-theme', mode), [root, mode]);

  useEffect(() => {
    const tokens = { ...accentTokens(branding ?? undefined, mode), ...theme };
    for (const [name, value] of Object.entries<string | undefined>(tokens)) {
      if (value !== undefined) root.style.setProperty(`--certs-${name}`, value);
    }
    return () => {
      for (const name of Object.keys(tokens)) root.style.removeProperty(`--certs-${name}`);
    };
  }, [root, mode, branding, theme]);
}
