import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { useIssuer } from '#documents/useIssuer.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { wordingIn } from '#rendering/drawCertificate.ts';
import { loadDesign } from '#rendering/picture/loadDesign.ts';
import type { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { sampleCertificate } from '#rendering/samples.ts';
import { type Detail, detailAt, SceneSvg } from '#rendering/screen/SceneSvg.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import styles from './Miniature.module.css';

interface MiniatureProps {
  template: CertificateTemplate;
  /** In which it is drawn, beside those of the other templates. */
  queue: FrontQueue;
}

/** The front of a template with sample data, drawn when it comes near the viewport. Its name stands below. */
export function Miniature(props: MiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = box;
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
    <div ref={box} className={styles.paper} aria-hidden>
      {width === undefined ? <Blank /> : <Drawing {...props} detail={detailAt(width)} />}
    </div>
  );
}

function Drawing({ template, queue, detail }: MiniatureProps & { detail: Detail }) {
  const language = languageOf(useIntl().locale) ?? defaultLanguage;
  const { config } = useServices();
  const issuer = useIssuer();
  const draw = useCallback(async () => {
    const [wording, design] = await Promise.all([
      wordingIn(language, config),
      loadDesign(template, issuer.brand),
    ]);
    return queue.draw(sampleCertificate(template, language, { issuer }), wording, design);
  }, [queue, template, language, config, issuer]);
  const { value: drawn, error } = useLoaded(draw);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  // What cannot be drawn leaves plain paper: the template can still be managed.
  if (!drawn) return error ? null : <Blank />;
  return <SceneSvg {...drawn} detail={detail} />;
}

function Blank() {
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height="100%" />
    </SkeletonGroup>
  );
}
