import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme } from '#host/hostSlice.ts';
import { useColorMode } from '#host/useColorMode.ts';
import { buildAccentTokens } from '#domain/color/accent.ts';
import { selectBrandColor } from '#session/sessionSlice.ts';

/**
 * Applies the current colour mode, the accent colour of the company and the theme of the host to the plugin's root
 * element. The styles are set by script, because a strict Content Security Policy forbids `style` attributes in HTML.
 */
export function useRootColorsAndTheme(root: HTMLElement): void {
  const mode = useColorMode();
  const branding = useSelector(selectBrandColor);
  const theme = useSelector(selectTheme);

  useEffect(() => root.setAttribute('data-theme', mode), [root, mode]);

  useEffect(() => {
    const tokens = { ...buildAccentTokens(branding ?? undefined, mode), ...theme };
    for (const [name, value] of Object.entries<string | undefined>(tokens)) {
      if (value !== undefined) root.style.setProperty(`--certs-${name}`, value);
    }
    return () => {
      for (const name of Object.keys(tokens)) root.style.removeProperty(`--certs-${name}`);
    };
  }, [root, mode, branding, theme]);
}
