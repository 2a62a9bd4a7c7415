import { type RefObject, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIssuer } from '#documents/useIssuer.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { renderCertificate } from '#rendering/renderCertificate.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import type { renderSample as renderSampleNow } from '#rendering/sample/renderSample.ts';
import type { SideName } from '#rendering/scene.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { useAsync } from '#runtime/useAsync.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from './messages.ts';
import type { PreviewSource } from './usePreviewSource.ts';

/**
 * Renders the previewed document, and stores the displayed side and the language of the document. The language is
 * initially that of the interface. Changes of side or language are announced to screen readers.
 */
export function useRenderedPreview(
  subject: PreviewSource,
  screenRef: RefObject<HTMLElement | null>,
) {
  const intl = useIntl();
  const { config } = usePluginContext();
  const [language, setLanguage] = useState(useLanguage());
  const [side, setSide] = useState<SideName>('front');
  const issuer = useIssuer();
  const render = useCallback(
    () =>
      subject.kind === 'certificate'
        ? renderCertificate(subject.certificate, language, config)
        : renderSample(subject.template, language, issuer, config),
    [subject, language, issuer, config],
  );
  const announceText = (text: string) => announce(screenRef.current, text);
  const showSide = (next: SideName) => {
    setSide(next);
    announceText(intl.formatMessage(certificateMessages[next]));
  };
  return {
    rendering: useAsync(render),
    side,
    showSide,
    turnOver: () => showSide(side === 'front' ? 'back' : 'front'),
    language,
    changeLanguage: (next: Language) => {
      setLanguage(next);
      const name = formatLanguageName(intl, next);
      announceText(intl.formatMessage(messages.languageChanged, { language: name }));
    },
  };
}

/** Loads the code of samples only for a template: previews of certificates do not need it. */
const renderSample: typeof renderSampleNow = async (...parameters) => {
  const loaded = await retryImport(
    () => import(/* webpackChunkName: "sample" */ '#rendering/sample/renderSample.ts'),
  );
  return loaded.renderSample(...parameters);
};
