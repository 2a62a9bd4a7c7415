import { useIntl } from 'react-intl';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { drawCertificate, type DrawnCertificate } from '#rendering/drawCertificate.ts';
import { selectBranding } from '#session/sessionSlice.ts';

/**
 * How a certificate becomes paper in the language of the interface: as it stands at the server now.
 * @returns throws ApiError, and whatever a failed font or text request gives
 */
export function useDraw(): (id: string) => Promise<DrawnCertificate> {
  const intl = useIntl();
  const { config } = useServices();
  const dispatch = useServicesDispatch();
  return async (id) => {
    // Asked for now: thousands of rows that listen to the store would slow it down.
    const primaryColor = dispatch((_dispatch, getState) =>
      selectBranding(getState() as Parameters<typeof selectBranding>[0]),
    );
    const language = languageOf(intl.locale) ?? defaultLanguage;
    return drawCertificate(await dispatch(readCertificate(id, primaryColor)), language, config);
  };
}
