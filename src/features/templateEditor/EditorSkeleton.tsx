import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import styles from './Editor.module.css';

const parts = ['layout', 'colors', 'image', 'areas'];

export function EditorSkeleton() {
  return (
    <div className={styles.editor} aria-busy="true">
      <SkeletonGroup>
        <div className={styles.panes}>
          <div className={styles.form}>
            {parts.map((part) => (
              <div key={part} className={styles.part}>
                <Skeleton width="45%" height="16px" />
                <Skeleton width="100%" height="120px" />
              </div>
            ))}
          </div>
          <div className={styles.previewPlaceholder} />
        </div>
      </SkeletonGroup>
    </div>
  );
}
