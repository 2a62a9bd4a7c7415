import { CertificateSide } from '#documents/CertificateSide.tsx';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import styles from './PrintDocument.module.css';

const sides = ['front', 'back'] as const;

/** Both sides, one below the other on screen and a page each in print. */
export function Sheets({ drawn }: { drawn: DrawnCertificate }) {
  return (
    <div className={styles.sheets}>
      {sides.map((name) => (
        <div key={name} className={styles.sheet}>
          <CertificateSide drawn={drawn} name={name} />
        </div>
      ))}
    </div>
  );
}

/** What will be here has the same shape. */
export function SheetSkeletons() {
  return (
    <SkeletonGroup>
      <div className={styles.sheets}>
        {sides.map((name) => (
          <div key={name} className={styles.bone}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
