import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme } from '#host/hostSlice.ts';
import { useColorMode } from '#host/useColorMode.ts';
import { accentTokens } from '#model/color/accent.ts';
import { selectBranding } from '#session/sessionSlice.ts';

/**
 * Draws the `[data-certs-root]` element in the current colour mode, the company's accent and the host's theme. Properties are set through the
 * CSSOM, which a strict CSP allows where it forbids style attributes.
 */
export function useRootAppearance(root: HTMLElement): void {
  const mode = useColorMode();
  const branding = useSelector(selectBranding);
  const theme = useSelector(selectTheme);

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
