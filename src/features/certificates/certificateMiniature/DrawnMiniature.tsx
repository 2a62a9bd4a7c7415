import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsListed, selectListed } from '#api/rest/missionsApi.ts';
import { selectPreviewed } from '#documents/previewed.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';
import { httpUrlOrNull } from '#host/hostMessages.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { defaultLanguage, type Language, languageOf } from '#model/language.ts';
import { selectBranding, selectUser } from '#session/sessionSlice.ts';
import styles from './DrawnMiniature.module.css';
import { MiniatureStudio } from './MiniatureStudio.ts';
import type { ShownSize } from './NearbyWatch.ts';
import type { PaintableFront } from './FrontPainter.ts';

const studioSlot: Slot<MiniatureStudio> = {};

/** The studio of a session, which knows the company's looks. */
function useStudio(): MiniatureStudio {
  const { config, memory } = useServices();
  const dispatch = useServicesDispatch();
  let studio = memory.read(studioSlot);
  if (!studio) {
    const primaryColor = dispatch((_dispatch, getState) =>
      selectBranding(getState() as Parameters<typeof selectBranding>[0]),
    );
    studio = new MiniatureStudio(dispatch, config, primaryColor);
    memory.keep(studioSlot, studio);
  }
  return studio;
}

/**
 * The learner's name, which comes with the plain list, else with the user, else with the first certificate that is
 * opened; empty where none of them says it, undefined until that is known.
 */
function useLearner(): string | undefined {
  const listed = useSelector(selectListed)[0]?.user?.name;
  const own = useSelector(selectUser)?.name;
  const previewed = useSelector(selectPreviewed)?.user.name;
  const isListed = useSelector(selectIsListed);
  return listed ?? (isListed ? own || previewed || '' : undefined);
}

interface Picture {
  language: Language;
  /** Undefined: the course's own picture stands in. */
  front: PaintableFront | undefined;
}

/** The front of a certificate in small, painted for as long as it is near the viewport; else the picture of its course. */
export function DrawnMiniature({ certificate }: { certificate: Certificate }) {
  const studio = useStudio();
  const language = languageOf(useIntl().locale) ?? defaultLanguage;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<ShownSize>();
  const [picture, setPicture] = useState<Picture>();
  const hasFront = !picture || picture.front !== undefined;
  useEffect(() => {
    if (!hasFront || !canvas.current) return;
    return studio.nearby.watch(canvas.current, (now) => setSize((before) => kept(before, now)));
  }, [studio, hasFront]);
  const front = picture?.front;
  useEffect(
    () => (canvas.current && front && size ? studio.show(canvas.current, front, size) : undefined),
    [studio, front, size],
  );

  return (
    <>
      {size && picture?.language !== language && (
        <Drawing
          studio={studio}
          certificate={certificate}
          language={language}
          onDrawn={setPicture}
        />
      )}
      {hasFront ? (
        <canvas ref={canvas} className={styles.picture} width={0} height={0} />
      ) : (
        <Thumbnail url={certificate.course.thumbUrl} />
      )}
    </>
  );
}

/** The one of before, where they are equal. */
function kept(before: ShownSize | undefined, now: ShownSize | undefined): ShownSize | undefined {
  const isSame = before && now && before.width === now.width && before.height === now.height;
  return isSame ? before : now;
}

interface DrawingProps {
  studio: MiniatureStudio;
  certificate: Certificate;
  language: Language;
  onDrawn: (picture: Picture) => void;
}

/** Has one drawn. It goes when that is done: thousands of rows that listen to the store would slow it down. */
function Drawing({ studio, certificate, language, onDrawn }: DrawingProps) {
  const learner = useLearner();
  const { tokens } = useServices();
  useEffect(() => {
    // Between two users there is nobody to ask for: these rows are about to go.
    if (learner === undefined || tokens.current() === undefined) return;
    let isWanted = true;
    const show = (front: PaintableFront | undefined) => {
      if (isWanted) onDrawn({ language, front });
    };
    studio
      .draw(certificate, learner, language, () => isWanted)
      .then(show, (error: unknown) => {
        // What the end of a mount cuts off is nobody's failure.
        if (isWanted) console.error(error);
        show(undefined);
      });
    return () => {
      isWanted = false;
    };
  }, [studio, certificate, learner, language, onDrawn, tokens]);
  return null;
}

/** The course's own picture; plain paper where it is broken. */
function Thumbnail({ url }: { url: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  const source = httpUrlOrNull(url ?? undefined);
  if (!source || isBroken) return null;
  return (
    <img
      className={styles.picture}
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
