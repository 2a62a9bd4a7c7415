import { type RefObject, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIssuer } from '#documents/useIssuer.ts';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import { defaultLanguage, type Language, parseLanguage } from '#domain/language.ts';
import type { RenderingConfig } from '#rendering/renderCertificate.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import { createSampleCertificate } from '#rendering/samples.ts';
import type { SideName } from '#rendering/scene.ts';
import { useRenderedCertificate } from '#rendering/svg/useRenderedCertificate.ts';
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
  renderConfig: RenderingConfig,
) {
  const intl = useIntl();
  const [language, setLanguage] = useState(parseLanguage(intl.locale) ?? defaultLanguage);
  const [side, setSide] = useState<SideName>('front');
  const issuer = useIssuer();
  const certificate = useMemo(
    () =>
      subject.kind === 'certificate'
        ? subject.certificate
        : createSampleCertificate(subject.template, language, { issuer }),
    [subject, language, issuer],
  );
  const announceText = (text: string) => announce(screenRef.current, text);
  const showSide = (next: SideName) => {
    setSide(next);
    announceText(intl.formatMessage(certificateMessages[next]));
  };
  return {
    certificate,
    rendering: useRenderedCertificate(certificate, language, renderConfig),
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
