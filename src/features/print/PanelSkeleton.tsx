import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import styles from './PrintDocument.module.css';

/** Heights of the placeholder lines in the panel: language, verdict, facts, actions. */
const heights = ['36px', '94px', '44px', '40px', '38px', '46px', '36px'];

export function PanelSkeleton() {
  return (
    <SkeletonGroup isSilent>
      <div className={styles.panelSkeleton}>
        {heights.map((height, index) => (
          <Skeleton key={index} width={index % 2 === 0 ? '72%' : '100%'} height={height} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
