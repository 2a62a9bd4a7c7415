import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { missionsApi } from '#api/missionsApi.ts';
import { type Services, useServices, useServicesDispatch } from '#api/services.ts';
import { httpUrlOrNull } from '#host/hostMessages.ts';
import { type Certificate, courseOf } from '#model/certificate.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { SceneSvg } from '#rendering/SceneSvg.tsx';
import { selectBranding } from '#session/sessionSlice.ts';
import { selectList } from '../certificatesSlice.ts';
import { MiniatureStudio } from './MiniatureStudio.ts';
import styles from './PaperPicture.module.css';

/** Pixels on screen from which small text and fine ornament can be seen. */
const fullDetailFrom = 190;

const studios = new WeakMap<Services, MiniatureStudio>();

/** The studio of a mount; it goes with the mount. */
function useStudio(): MiniatureStudio {
  const services = useServices();
  const dispatch = useServicesDispatch();
  const primaryColor = useSelector(selectBranding);
  let studio = studios.get(services);
  if (!studio) {
    studio = new MiniatureStudio(dispatch, services.config, primaryColor);
    studios.set(services, studio);
  }
  return studio;
}

const selectListed = missionsApi.endpoints.listCertificates.select(undefined);

/** The learner's name, which comes with the plain list; empty when that failed, undefined until it is known. */
function useLearner(): string | undefined {
  const name = useSelector(selectList)[0]?.user.name;
  const hasFailed = useSelector(
    (state: Parameters<typeof selectListed>[0]) => selectListed(state).isError,
  );
  return name ?? (hasFailed ? '' : undefined);
}

/** The front of a certificate in small, drawn when it comes near the viewport; else the picture of its course. */
export function PaperPicture({ certificate }: { certificate: Certificate }) {
  const studio = useStudio();
  const intl = useIntl();
  const language = languageOf(intl.locale) ?? defaultLanguage;
  const learner = useLearner();
  const box = useRef<HTMLSpanElement>(null);
  const [nearWidth, setNearWidth] = useState<number>();
  const [drawn, setDrawn] = useState<DrawnCertificate>();
  const [isPlain, setIsPlain] = useState(false);

  useEffect(() => {
    const { current } = box;
    return current ? studio.whenNear(current, () => setNearWidth(current.clientWidth)) : undefined;
  }, [studio]);
  useEffect(() => {
    if (nearWidth === undefined || learner === undefined) return;
    let isWanted = true;
    studio
      .draw(certificate, learner, language, () => isWanted)
      .then(
        (picture) => {
          if (!isWanted) return;
          setDrawn(picture);
          setIsPlain(!picture);
        },
        (error: unknown) => {
          console.error(error);
          if (isWanted) setIsPlain(true);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [studio, certificate, learner, language, nearWidth]);

  return (
    <span ref={box} className={styles.picture}>
      {drawn && (
        <SceneSvg
          side={drawn.scene.front}
          language={drawn.scene.language}
          detail={(nearWidth ?? 0) < fullDetailFrom ? 'miniature' : 'full'}
          foreign={drawn.foreign}
        />
      )}
      {!drawn && isPlain && <Thumbnail url={courseOf(certificate).thumbUrl} />}
    </span>
  );
}

/** The course's own picture; plain paper where it is broken. */
function Thumbnail({ url }: { url: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  const source = httpUrlOrNull(url ?? undefined);
  if (!source || isBroken) return null;
  return (
    <img
      src={source}
      alt=""
      width={842}
      height={595}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}
