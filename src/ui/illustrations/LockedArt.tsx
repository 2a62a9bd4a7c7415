import type { ReactNode } from 'react';
import { CertificateDrawing, IllustrationCanvas } from './parts.tsx';

/** Illustration for users who are not signed in (HTTP status 401). */
export function LockedArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(84 60) rotate(-2)">
        <CertificateDrawing width={112} height={80} />
      </g>
      <g transform="translate(126 84)">
        <path
          d="M-8-6v-6a8 8 0 0 1 16 0v6"
          fill="none"
          stroke="var(--certs-accent-ink)"
          strokeWidth="3.4"
        />
        <rect x="-14" y="-7" width="28" height="23" rx="5" fill="var(--certs-accent)" />
        <circle cy="3" r="2.8" fill="var(--certs-on-accent)" />
        <path d="M0 4v5" stroke="var(--certs-on-accent)" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    </IllustrationCanvas>
  );
}
