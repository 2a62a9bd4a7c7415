import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { readIssuer } from '#api/documents/brandWire.ts';
import type { Issuer } from '#model/certificate/brand.ts';
import { selectSentBranding } from '#session/sessionSlice.ts';

/** Who issues the papers that templates are tried with: the company, as far as its settings say. */
export function useIssuer(): Issuer {
  const branding = useSelector(selectSentBranding);
  return useMemo(() => readIssuer(branding), [branding]);
}
