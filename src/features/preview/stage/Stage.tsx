import type { KeyboardEventHandler, RefCallback } from 'react';
import { useIntl } from 'react-intl';
import { documentMessages } from '#documents/messages.ts';
import { CertificateSide } from '#documents/CertificateSide.tsx';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { SideName } from '#rendering/scene.ts';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import type { Way } from '../neighbours/useNeighbours.ts';
import styles from './Stage.module.css';

interface StageProps {
  stageRef: RefCallback<HTMLDivElement>;
  paperRef: RefCallback<HTMLDivElement>;
  /** CSS width of the paper; undefined: as large as fits. */
  width: string | undefined;
  /** Undefined while it is being drawn. */
  drawn: DrawnCertificate | undefined;
  side: SideName;
  /** Another one is on its way. */
  isLeaving: boolean;
  /** Where what is shown comes from. */
  from: Way | undefined;
  /** A key is pressed while the stage itself has the focus. */
  onKeyDown: KeyboardEventHandler;
}

const fitting = 'min(100cqw, 100cqh * 1.41429, 1180px)';

/** The certificate as a sheet of paper that turns. The side that is not seen is out of reach for everybody. */
export function Stage(props: StageProps) {
  const { stageRef, paperRef, width, drawn, side, isLeaving, from, onKeyDown } = props;
  const intl = useIntl();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys have buttons beside it
    <div
      ref={stageRef}
      className={styles.stage}
      role="group"
      aria-label={intl.formatMessage(documentMessages.stage)}
      aria-busy={!drawn || isLeaving || undefined}
      data-stage={width === undefined ? 'fits' : ''}
      // What scrolls must be within reach of the keyboard, what fits is no stop on its way.
      tabIndex={width === undefined ? -1 : 0}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) onKeyDown(event);
      }}
    >
      <div
        ref={paperRef}
        className={styles.paper}
        style={width === undefined ? undefined : { width }}
      >
        {drawn ? (
          <div
            key={drawn.certificate.id}
            className={styles.sheet}
            data-from={from}
            data-leaving={isLeaving || undefined}
          >
            <div className={styles.leaf} data-side={side}>
              {(['front', 'back'] as const).map((name) => (
                <div key={name} className={styles.face} inert={name !== side}>
                  <CertificateSide drawn={drawn} name={name} />
                </div>
              ))}
            </div>
          </div>
        ) : (
          <SkeletonGroup>
            <Skeleton width="100%" height={`calc(${fitting} / 1.41429)`} />
          </SkeletonGroup>
        )}
        {isLeaving && <SlowNotice />}
      </div>
    </div>
  );
}
