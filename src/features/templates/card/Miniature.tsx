import { useCallback, useEffect, useRef, useState } from 'react';
import { usePluginContext } from '#session/pluginContext.ts';
import { useIssuer } from '#documents/useIssuer.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { loadConfiguredDocumentLocale } from '#rendering/renderCertificate.ts';
import { loadDesign } from '#rendering/images/loadDesign.ts';
import type { FrontRenderingQueue } from '#rendering/svg/FrontRenderingQueue.ts';
import { createSampleCertificate } from '#rendering/samples.ts';
import { type SvgDetailLevel, getDetailLevel, SceneSvg } from '#rendering/svg/SceneSvg.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { useAsync } from '#runtime/useAsync.ts';
import styles from './Miniature.module.css';

interface MiniatureProps {
  template: CertificateTemplate;
  /** Rendering queue shared by all miniatures of the page. */
  queue: FrontRenderingQueue;
}

/**
 * A small picture of a template's front with sample data, rendered when it is near the viewport. Hidden from screen
 * readers.
 */
export function Miniature(props: MiniatureProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = boxRef;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setWidth(current.clientWidth);
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={boxRef} className={styles.page} aria-hidden>
      {width === undefined ? (
        <MiniatureSkeleton />
      ) : (
        <MiniatureDrawing {...props} detail={getDetailLevel(width)} />
      )}
    </div>
  );
}

function MiniatureDrawing({
  template,
  queue,
  detail,
}: MiniatureProps & { detail: SvgDetailLevel }) {
  const language = useLanguage();
  const { config } = usePluginContext();
  const issuer = useIssuer();
  const draw = useCallback(
    async (signal: AbortSignal) => {
      const [documentLocale, design] = await Promise.all([
        loadConfiguredDocumentLocale(language, config),
        loadDesign(template, issuer.brand),
      ]);
      return queue.render(
        createSampleCertificate(template, language, { issuer }),
        documentLocale,
        design,
        signal,
      );
    },
    [queue, template, language, config, issuer],
  );
  const { value: front, error } = useAsync(draw);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  // A template that cannot be rendered shows a blank page. It can still be managed.
  if (!front) return error ? null : <MiniatureSkeleton />;
  return <SceneSvg {...front} detail={detail} />;
}

function MiniatureSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height="100%" />
    </SkeletonGroup>
  );
}
