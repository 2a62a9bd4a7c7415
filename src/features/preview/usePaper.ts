import { type RefObject, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIssuer } from '#documents/useIssuer.ts';
import { languageName } from '#i18n/languageName.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import type { DrawingPlace } from '#rendering/drawCertificate.ts';
import { messages as paperMessages } from '#rendering/messages.ts';
import { sampleCertificate } from '#rendering/samples.ts';
import type { SideName } from '#rendering/scene.ts';
import { useCertificateScene } from '#rendering/screen/useScene.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from './messages.ts';
import type { Subject } from './usePreviewSubject.ts';

/**
 * Which side of what is on the stage, and in which language: at first the interface's. Changes are told to those who
 * listen.
 */
export function usePaper(
  subject: Subject,
  screen: RefObject<HTMLElement | null>,
  place: DrawingPlace,
) {
  const intl = useIntl();
  const [language, setLanguage] = useState(languageOf(intl.locale) ?? defaultLanguage);
  const [side, setSide] = useState<SideName>('front');
  const issuer = useIssuer();
  const certificate = useMemo(
    () =>
      subject.kind === 'certificate'
        ? subject.certificate
        : sampleCertificate(subject.template, language, { issuer }),
    [subject, language, issuer],
  );
  const say = (text: string) => announce(screen.current, text);
  const show = (next: SideName) => {
    setSide(next);
    say(intl.formatMessage(paperMessages[next]));
  };
  return {
    certificate,
    drawing: useCertificateScene(certificate, language, place),
    side,
    show,
    turn: () => show(side === 'front' ? 'back' : 'front'),
    language,
    choose: (next: Language) => {
      setLanguage(next);
      const name = languageName(intl, next);
      say(intl.formatMessage(messages.languageChanged, { language: name }));
    },
  };
}
