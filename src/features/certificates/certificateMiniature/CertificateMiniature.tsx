import type { Certificate } from '#model/certificate/certificate.ts';
import { afterRows } from '../afterRows.ts';
import styles from './CertificateMiniature.module.css';

const LaterMiniature = afterRows('documents', () =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './DrawnMiniature.tsx').then(
    (module) => module.DrawnMiniature,
  ),
);

/** A sheet of paper with the certificate in small. The name stands beside it, so it has no text of its own. */
export function CertificateMiniature({ certificate }: { certificate: Certificate }) {
  return (
    <span className={styles.paper} aria-hidden>
      <LaterMiniature certificate={certificate} />
    </span>
  );
}
