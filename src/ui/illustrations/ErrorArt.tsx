import type { ReactNode } from 'react';
import { SheetFrame, TextLine, IllustrationCanvas, Sheet, TitleBar } from './parts.tsx';

/** Illustration for errors. */
export function ErrorArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(58 60) rotate(-6)">
        <Sheet width={62} height={80} />
        <SheetFrame width={44} height={56} />
        <TitleBar x={-16} y={-14} width={26} height={5} />
      </g>
      <g transform="translate(116 64) rotate(7)">
        <Sheet width={58} height={80} />
        <SheetFrame width={40} height={56} />
        <TextLine x={-14} y={-4} width={24} />
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
