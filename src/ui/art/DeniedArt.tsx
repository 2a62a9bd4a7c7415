import type { ReactNode } from 'react';
import { DrawnCertificate, Scene } from './parts.tsx';

/** Signed in, but without access (403). */
export function DeniedArt(): ReactNode {
  return (
    <Scene>
      <g transform="translate(84 60) rotate(-2)">
        <DrawnCertificate width={112} height={80} />
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
    </Scene>
  );
}
