import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { drawCertificate, type DrawnCertificate } from '#rendering/drawCertificate.ts';
import { selectBranding } from '#session/sessionSlice.ts';

/** How the company's colour is had: asked for when it is needed, since thousands of rows that listen would be slow. */
export function useBranding(): () => string | null {
  const dispatch = useServicesDispatch();
  return useCallback(
    () =>
      dispatch((_dispatch, getState) =>
        selectBranding(getState() as Parameters<typeof selectBranding>[0]),
      ),
    [dispatch],
  );
}

/** How a certificate is had as it stands at the server now. @returns throws ApiError */
export function useRead(): (id: string) => Promise<IssuedCertificate> {
  const dispatch = useServicesDispatch();
  const branding = useBranding();
  return useCallback((id) => dispatch(readCertificate(id, branding())), [dispatch, branding]);
}

/**
 * How a certificate becomes paper as it stands at the server now, by default in the language of the interface.
 * @returns throws ApiError, and whatever a failed font or text request gives
 */
export function useDraw(): (id: string, language?: Language) => Promise<DrawnCertificate> {
  const intl = useIntl();
  const { config } = useServices();
  const read = useRead();
  return async (id, language = languageOf(intl.locale) ?? defaultLanguage) =>
    drawCertificate(await read(id), language, config);
}
