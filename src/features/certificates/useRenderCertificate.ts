import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { fetchCertificateThunk } from '#data/rest/certificateAndTemplateApi.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { renderCertificate, type RenderedCertificate } from '#rendering/renderCertificate.ts';
import { selectBrandColor } from '#session/sessionSlice.ts';

/** Returns a function that reads the company's primary colour, without subscribing thousands of rows to the store. */
export function useGetPrimaryColor(): () => string | null {
  const store = useStore<Parameters<typeof selectBrandColor>[0]>();
  return useCallback(() => selectBrandColor(store.getState()), [store]);
}

/** Returns a function that fetches a certificate. The function rejects with an ApiError if the request fails. */
export function useFetchCertificate(): (id: string) => Promise<IssuedCertificate> {
  const dispatch = usePluginDispatch();
  const getPrimaryColor = useGetPrimaryColor();
  return useCallback(
    (id) => dispatch(fetchCertificateThunk(id, getPrimaryColor())),
    [dispatch, getPrimaryColor],
  );
}

/**
 * Returns a function that fetches and renders a certificate, by default in the language of the interface. The function
 * rejects with an ApiError, or with the error of a failed request for a font or messages.
 */
export function useRenderCertificate(): (
  id: string,
  language?: Language,
) => Promise<RenderedCertificate> {
  const uiLanguage = useLanguage();
  const { config } = usePluginContext();
  const fetchCertificate = useFetchCertificate();
  return async (id, language = uiLanguage) =>
    renderCertificate(await fetchCertificate(id), language, config);
}
