import { useState } from 'react';
import { httpUrlOrNull } from '#host/hostMessages.ts';
import styles from './Miniature.module.css';

/**
 * The picture of a certificate: its course's thumbnail, else a simple drawing in the company's colour. The name stands
 * beside it, so it has no text of its own.
 */
export function Miniature({ thumbUrl }: { thumbUrl: string | null }) {
  const [broken, setBroken] = useState<string>();
  const url = httpUrlOrNull(thumbUrl ?? undefined);
  return (
    <span className={styles.paper}>
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          width={842}
          height={595}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        <DrawnCertificate />
      )}
    </span>
  );
}

function DrawnCertificate() {
  return (
    <svg viewBox="0 0 842 595" aria-hidden="true" focusable="false">
      <rect className={styles.frame} x="36" y="36" width="770" height="523" />
      <rect className={styles.title} x="261" y="140" width="320" height="34" rx="17" />
      <rect className={styles.line} x="331" y="212" width="180" height="14" rx="7" />
      <rect className={styles.name} x="191" y="258" width="460" height="40" rx="20" />
      <rect className={styles.line} x="311" y="330" width="220" height="14" rx="7" />
      <rect className={styles.line} x="271" y="366" width="300" height="20" rx="10" />
      <circle className={styles.title} cx="421" cy="470" r="38" />
    </svg>
  );
}
