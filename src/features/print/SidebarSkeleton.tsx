import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import styles from './PrintDocument.module.css';

/** CSS heights of grey bars for the language, the proof, the data of the certificate, and the buttons. */
const heights = ['36px', '94px', '44px', '40px', '38px', '46px', '36px'];

export function SidebarSkeleton() {
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
