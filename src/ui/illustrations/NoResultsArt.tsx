import type { ReactNode } from 'react';
import { TextLineDrawing, IllustrationCanvas, PaperSheetDrawing } from './parts.tsx';

export function NoResultsArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(76 52)">
        <PaperSheetDrawing width={112} height={80} />
        <TextLineDrawing x={-42} y={-20} width={54} />
        <TextLineDrawing x={-42} y={-4} width={82} />
        <TextLineDrawing x={-42} y={12} width={52} />
      </g>
      <g transform="translate(112 74)">
        <path
          d="M15 15l19 19"
          stroke="var(--certs-accent-ink)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle
          r="20"
          fill="var(--certs-accent-soft)"
          stroke="var(--certs-accent-ink)"
          strokeWidth="3"
        />
      </g>
    </IllustrationCanvas>
  );
}
