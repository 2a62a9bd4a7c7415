import type { Certificate } from '#model/certificate.ts';
import { PaperPicture } from './Extra.tsx';
import styles from './Miniature.module.css';

/** A sheet of paper with the certificate in small. The name stands beside it, so it has no text of its own. */
export function Miniature({ certificate }: { certificate: Certificate }) {
  return (
    <span className={styles.paper} aria-hidden>
      <PaperPicture certificate={certificate} />
    </span>
  );
}
