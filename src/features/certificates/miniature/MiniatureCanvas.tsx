import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectHasListRequestEnded } from '#data/rest/missionsApi.ts';
import { parseBranding } from '#data/schemas/issuerSchema.ts';
import { selectPreviewedCertificate } from '#documents/previewedCertificate.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { selectBranding } from '#session/companySettings.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import { toHttpUrlOrNull } from '#host/hostMessages.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { selectBrandColor, selectUser } from '#session/sessionSlice.ts';
import styles from './MiniatureCanvas.module.css';
import { createMiniatureRenderer, type MiniatureRenderer } from './createMiniatureRenderer.ts';
import type { DisplaySize } from './ViewportWatcher.ts';
import { selectList } from '../certificatesSlice.ts';
import type { PaintableFront } from './FrontPainter.ts';

const rendererKey = 'miniatureRenderer' as SessionCacheKey<MiniatureRenderer>;

/** Returns the miniature renderer of the user's session, which caches the company's templates. */
function useMiniatureRenderer(): MiniatureRenderer {
  const { config, sessionCache } = usePluginContext();
  const dispatch = usePluginDispatch();
  // Not `useSelector`, because thousands of subscribed rows would be slow.
  const store = useStore<Parameters<typeof selectBranding>[0]>();
  let renderer = sessionCache.get(rendererKey);
  if (!renderer) {
    const state = store.getState();
    renderer = createMiniatureRenderer(dispatch, config, {
      primaryColor: selectBrandColor(state),
      issuer: parseBranding(selectBranding(state)),
    });
    sessionCache.set(rendererKey, renderer);
  }
  return renderer;
}

/**
 * Returns the learner's name. Takes it from the list of `GET /certificates`, else from the user, else from the
 * certificate that was previewed most recently. Returns an empty string if none of these has the name, and undefined
 * until the list is loaded.
 */
function useLearnerName(): string | undefined {
  const plainListName = useSelector(selectList)[0]?.user?.name;
  const userName = useSelector(selectUser)?.name;
  const previewedName = useSelector(selectPreviewedCertificate)?.user.name;
  const hasListRequestEnded = useSelector(selectHasListRequestEnded);
  return plainListName ?? (hasListRequestEnded ? userName || previewedName || '' : undefined);
}

interface MiniatureContent {
  language: Language;
  /** Loaded front of the certificate. If undefined, the image of the course is shown instead. */
  front: PaintableFront | undefined;
}

/** Canvas with the front of a certificate, drawn only near the viewport. Without a front, the course image. */
export default function MiniatureCanvas({ certificate }: { certificate: Certificate }) {
  const renderer = useMiniatureRenderer();
  const language = useLanguage();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<DisplaySize>();
  const [content, setContent] = useState<MiniatureContent>();
  const hasFront = !content || content.front !== undefined;
  useEffect(() => {
    if (!hasFront || !canvasRef.current) return;
    return renderer.viewport.watch(canvasRef.current, (next) =>
      setSize((previous) => reuseEqualSize(previous, next)),
    );
  }, [renderer, hasFront]);
  const front = content?.front;
  useEffect(
    () =>
      canvasRef.current && front && size
        ? renderer.show(canvasRef.current, front, size)
        : undefined,
    [renderer, front, size],
  );

  return (
    <>
      {size && content?.language !== language && (
        <MiniatureLoader
          renderer={renderer}
          certificate={certificate}
          language={language}
          onLoad={setContent}
        />
      )}
      {hasFront ? (
        <canvas ref={canvasRef} className={styles.image} width={0} height={0} />
      ) : (
        <CourseImage url={certificate.course.thumbUrl} />
      )}
    </>
  );
}

/** Returns the previous size object if the new size is equal, so that React skips the update. */
function reuseEqualSize(
  previous: DisplaySize | undefined,
  next: DisplaySize | undefined,
): DisplaySize | undefined {
  const isSame =
    previous && next && previous.width === next.width && previous.height === next.height;
  return isSame ? previous : next;
}

interface MiniatureLoaderProps {
  renderer: MiniatureRenderer;
  certificate: Certificate;
  language: Language;
  onLoad: (content: MiniatureContent) => void;
}

/**
 * Component that loads the front of a certificate and passes it to `onLoad`. Renders nothing. It is unmounted after
 * loading, because it subscribes to the Redux store, and thousands of subscribed rows would be slow.
 */
function MiniatureLoader({ renderer, certificate, language, onLoad }: MiniatureLoaderProps) {
  const learnerName = useLearnerName();
  const { tokenAccess } = usePluginContext();
  useEffect(() => {
    // Without a token the user is being replaced, and these rows are about to unmount.
    if (learnerName === undefined || tokenAccess.getToken() === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (front: PaintableFront | undefined) => {
      if (!signal.aborted) onLoad({ language, front });
    };
    renderer
      .renderFront(certificate, learnerName, language, signal)
      .then(show, (error: unknown) => {
        // Requests that were aborted by unmounting are not errors.
        if (!signal.aborted) console.error(error);
        show(undefined);
      });
    return () => controller.abort();
  }, [renderer, certificate, learnerName, language, onLoad, tokenAccess]);
  return null;
}

/** Image of the certificate's course. Renders nothing if the image cannot be loaded. */
function CourseImage({ url }: { url: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  const imageUrl = toHttpUrlOrNull(url ?? undefined);
  if (!imageUrl || isBroken) return null;
  return (
    <img
      className={styles.image}
      src={imageUrl}
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
