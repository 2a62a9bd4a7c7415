import type { ReactNode } from 'react';
import { IllustrationCanvas, PaperSheetDrawing, Sparkle } from './parts.tsx';

/** Illustration for unknown pages (HTTP status 404). */
export function NotFoundArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(84 60) rotate(-4)">
        <PaperSheetDrawing width={112} height={80} />
        <rect
          x="-44"
          y="-30"
          width="88"
          height="60"
          rx="2"
          fill="none"
          stroke="var(--certs-line-strong)"
          strokeDasharray="3 4"
          strokeWidth="1.4"
        />
        <path
          d="M-9-8a9 9 0 1 1 12 8.5c-2 .8-3 2.3-3 5"
          fill="none"
          stroke="var(--certs-accent-ink)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cy="15" r="2.4" fill="var(--certs-accent-ink)" />
      </g>
      <Sparkle x={146} y={26} scale={0.8} />
    </IllustrationCanvas>
  );
}
