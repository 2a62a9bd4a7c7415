import { useEffect, useRef } from 'react';
import { hasErrorStatus } from '#data/apiError.ts';
import { DocumentError, DocumentNotFound } from '#documents/DocumentState.tsx';
import { preloadRendering } from '#rendering/preloadRendering.ts';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { Preview } from './Preview.tsx';
import { EmptyPreview } from './EmptyPreview.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './PreviewPage.module.css';
import { useClosePreview } from './useClosePreview.ts';
import { NeighbourButtons, useNeighbours } from './neighbours/index.ts';
import { useOffsetTop } from './stage/index.ts';
import { usePreviewSource } from './usePreviewSource.ts';
import { useKeyboardShortcuts } from './useKeyboardShortcuts.ts';

/** Page that previews a certificate or a template (docs/behaviour.md, What a preview shows). */
export default function PreviewPage() {
  const screenRef = useRef<HTMLDivElement>(null);
  useEffect(preloadRendering, []);
  const { subject, error, isFetching, refetch, isTemplateRequested } = usePreviewSource();
  const isTemplate = subject ? subject.kind === 'template' : isTemplateRequested;
  const close = useClosePreview(screenRef, isTemplate ? '/templates' : '/');
  useKeyboardShortcuts(screenRef, { Escape: close });
  useOffsetTop(screenRef);
  const navigation = useNeighbours(screenRef);
  // The root error boundary shows these.
  if (hasErrorStatus(error, 401, 403)) throw error;

  return (
    <div ref={screenRef} className={styles.screen} data-neighbours={navigation.neighbours && ''}>
      {subject && (
        <Preview
          subject={subject}
          screenRef={screenRef}
          navigation={navigation}
          onClose={close}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!subject && (subject === null || Boolean(error)) && (
        <>
          <PreviewBar onClose={close} />
          <div className={styles.state}>
            {subject === null && <EmptyPreview />}
            {hasErrorStatus(error, 404) && <DocumentNotFound />}
            {Boolean(error) && !hasErrorStatus(error, 404) && (
              <DocumentError
                isRetrying={isFetching}
                onRetry={() => void refetch()}
                headingLevel={1}
              />
            )}
          </div>
        </>
      )}
      {subject === undefined && !error && <Loading onClose={close} />}
      <NeighbourButtons neighbours={navigation.neighbours} onGo={navigation.goTo} />
    </div>
  );
}

const documentWidth = 'min(86cqw, 62cqh * 1.41429, 1180px)';

function Loading({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PreviewBar
        onClose={onClose}
        title={
          <SkeletonGroup isSilent>
            <Skeleton width="220px" height="12px" />
          </SkeletonGroup>
        }
      />
      <div className={styles.state} aria-busy="true">
        <SkeletonGroup>
          <Skeleton width={documentWidth} height={`calc(${documentWidth} / 1.41429)`} />
        </SkeletonGroup>
      </div>
    </>
  );
}
