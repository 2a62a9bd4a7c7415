import type { KeyboardEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { CertificateSide } from '#documents/CertificateSide.tsx';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { SideName } from '#rendering/scene.ts';
import { SlowNotice } from '#ui/feedback/SlowNotice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import type { NavigationDirection } from '../neighbours/index.ts';
import styles from './DocumentViewer.module.css';
import type { useZoom } from './useZoom.ts';

interface DocumentViewerProps {
  zoom: ReturnType<typeof useZoom>;
  /** The rendered document; undefined while it is being rendered. */
  renderedCertificate: RenderedCertificate | undefined;
  side: SideName;
  /** Whether another certificate is being rendered to replace the shown one. */
  isReplacing: boolean;
  /** Direction in which the user last moved through the certificates, for the animation. */
  direction: NavigationDirection | undefined;
  /** Called for keys pressed while the viewer itself has the focus. */
  onKeyDown: KeyboardEventHandler;
}

const fittingWidth = 'min(100cqw, 100cqh * 1.41429, 1180px)';

/** The front and back of a document, which the user can flip. The hidden side is `inert`. */
export function DocumentViewer({
  zoom,
  renderedCertificate,
  side,
  isReplacing,
  direction,
  onKeyDown,
}: DocumentViewerProps) {
  const intl = useIntl();
  const { stageRef, sheetRef, width } = zoom;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys have buttons beside it
    <div
      ref={stageRef}
      className={styles.stage}
      role="group"
      aria-label={intl.formatMessage(documentMessages.stage)}
      aria-busy={!renderedCertificate || isReplacing || undefined}
      data-stage={width === undefined ? 'fits' : ''}
      // A scrollable stage must be focusable by keyboard; one that fits is not a tab stop.
      tabIndex={width === undefined ? -1 : 0}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) onKeyDown(event);
      }}
    >
      <div
        ref={sheetRef}
        className={styles.sheet}
        style={width === undefined ? undefined : { width }}
      >
        {renderedCertificate ? (
          <div
            key={renderedCertificate.certificate.id}
            className={styles.certificate}
            data-from={direction}
            data-leaving={isReplacing || undefined}
          >
            <div className={styles.flipper} data-side={side}>
              {(['front', 'back'] as const).map((name) => (
                <div key={name} className={styles.side} inert={name !== side}>
                  <CertificateSide certificate={renderedCertificate} name={name} />
                </div>
              ))}
            </div>
          </div>
        ) : (
          <SkeletonGroup>
            <Skeleton width="100%" height={`calc(${fittingWidth} / 1.41429)`} />
          </SkeletonGroup>
        )}
        {isReplacing && <SlowNotice />}
      </div>
    </div>
  );
}
