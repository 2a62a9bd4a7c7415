import type { ReactNode } from 'react';
import { CertificateDrawing, IllustrationCanvas } from './parts.tsx';

/** Illustration for missing permissions (HTTP status 403). */
export function DeniedArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(84 60) rotate(-2)">
        <CertificateDrawing width={112} height={80} />
      </g>
      <g transform="translate(126 84)">
        <circle r="17" fill="var(--certs-accent)" />
        <path
          d="M-7.5 0h15"
          stroke="var(--certs-on-accent)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </g>
    </IllustrationCanvas>
  );
}
