import { CertificateSide } from '#documents/CertificateSide.tsx';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import styles from './PrintDocument.module.css';

const sides = ['front', 'back'] as const;

/** Both sides of a certificate: one below the other on screen, and each on its own page in print. */
export function PrintableCertificate({ certificate }: { certificate: RenderedCertificate }) {
  return (
    <div className={styles.sheets}>
      {sides.map((name) => (
        <div key={name} className={styles.sheet}>
          <CertificateSide certificate={certificate} name={name} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder for both sides of a certificate, in their size, shown while the certificate loads. */
export function PrintableCertificateSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.sheets}>
        {sides.map((name) => (
          <div key={name} className={styles.sheetSkeleton}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
