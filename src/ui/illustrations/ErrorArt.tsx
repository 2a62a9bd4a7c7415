import type { ReactNode } from 'react';
import {
  PaperFrameDrawing,
  TextLineDrawing,
  IllustrationCanvas,
  PaperSheetDrawing,
  WindowTitleBarDrawing,
} from './parts.tsx';

export function ErrorArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(58 60) rotate(-6)">
        <PaperSheetDrawing width={62} height={80} />
        <PaperFrameDrawing width={44} height={56} />
        <WindowTitleBarDrawing x={-16} y={-14} width={26} height={5} />
      </g>
      <g transform="translate(116 64) rotate(7)">
        <PaperSheetDrawing width={58} height={80} />
        <PaperFrameDrawing width={40} height={56} />
        <TextLineDrawing x={-14} y={-4} width={24} />
      </g>
      <path
        d="M88 8l-7 24 10 12-8 26 7 20"
        fill="none"
        stroke="var(--certs-accent-ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray="5 6"
      />
    </IllustrationCanvas>
  );
}
