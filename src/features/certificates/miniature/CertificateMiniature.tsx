import type { Certificate } from '#domain/certificate/certificate.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import styles from './CertificateMiniature.module.css';

const DeferredMiniature = deferComponent(
  () => import(/* webpackChunkName: "rows" */ './MiniatureCanvas.tsx'),
  { when: 'afterPaint' },
);

/** Small image of a certificate. Hidden from screen readers, since the certificate's name is next to it. */
export function CertificateMiniature({ certificate }: { certificate: Certificate }) {
  return (
    <span className={styles.miniature} aria-hidden>
      <DeferredMiniature certificate={certificate} />
    </span>
  );
}
