import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { parseBranding } from '#data/schemas/issuerSchema.ts';
import type { Issuer } from '#domain/certificate/brand.ts';
import { selectBranding } from '#session/companySettings.ts';

/** Returns the issuer that is printed on documents: the user's company, with the branding in the company settings. */
export function useIssuer(): Issuer {
  const branding = useSelector(selectBranding);
  return useMemo(() => parseBranding(branding), [branding]);
}
