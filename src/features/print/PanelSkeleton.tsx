import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import styles from './PrintDocument.module.css';

/** What will be here has about the same shape: language, verdict, facts, actions. */
const heights = ['36px', '94px', '44px', '40px', '38px', '46px', '36px'];

export function PanelSkeleton() {
  return (
    <SkeletonGroup isPart>
      <div className={styles.bones}>
        {heights.map((height, index) => (
          <Skeleton key={index} width={index % 2 === 0 ? '72%' : '100%'} height={height} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
