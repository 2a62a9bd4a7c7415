import { useRef } from 'react';
import { hasStatus } from '#api/apiError.ts';
import { FailedDocument, MissingDocument } from '#documents/DocumentState.tsx';
import { useCoreFaces } from '#rendering/fonts/useCoreFaces.ts';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { Preview } from './Preview.tsx';
import { NothingPreviewed } from './NothingPreviewed.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './PreviewPage.module.css';
import { useClose } from './useClose.ts';
import { NeighbourButtons } from './neighbours/NeighbourButtons.tsx';
import { useNeighbours } from './neighbours/useNeighbours.ts';
import { useHeightAbove } from './stage/useHeightAbove.ts';
import { usePreviewSubject } from './usePreviewSubject.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Preview of a certificate or of a template (docs/behaviour.md, What a preview shows). */
export function PreviewPage() {
  const screen = useRef<HTMLDivElement>(null);
  useCoreFaces();
  const { value: subject, error, isLoading, retry, isTemplateAsked } = usePreviewSubject();
  const isTemplate = subject ? subject.kind === 'template' : isTemplateAsked;
  const close = useClose(screen, isTemplate ? '/templates' : '/');
  useShortcuts(screen, { Escape: close });
  useHeightAbove(screen);
  const going = useNeighbours(screen);
  // Who may not see it is for the root error view to say.
  if (hasStatus(error, 401, 403)) throw error;

  return (
    <div ref={screen} className={styles.screen} data-neighbours={going.neighbours && ''}>
      {subject && (
        <Preview
          subject={subject}
          screen={screen}
          going={going}
          onClose={close}
          onRetry={retry}
          isRetrying={isLoading}
        />
      )}
      {!subject && (subject === null || error) && (
        <>
          <PreviewBar onClose={close} />
          <div className={styles.state}>
            {subject === null && <NothingPreviewed />}
            {hasStatus(error, 404) && <MissingDocument />}
            {error && !hasStatus(error, 404) && (
              <FailedDocument isRetrying={isLoading} onRetry={retry} headingLevel={1} />
            )}
          </div>
        </>
      )}
      {subject === undefined && !error && <Loading onClose={close} />}
      <NeighbourButtons neighbours={going.neighbours} onGo={going.go} />
    </div>
  );
}

const sheetWidth = 'min(86cqw, 62cqh * 1.41429, 1180px)';

function Loading({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PreviewBar
        onClose={onClose}
        title={
          <SkeletonGroup isPart>
            <Skeleton width="220px" height="12px" />
          </SkeletonGroup>
        }
      />
      <div className={styles.state} aria-busy="true">
        <SkeletonGroup>
          <Skeleton width={sheetWidth} height={`calc(${sheetWidth} / 1.41429)`} />
        </SkeletonGroup>
      </div>
    </>
  );
}
