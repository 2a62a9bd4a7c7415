import type { ReactNode } from 'react';
import { Frame, Line, Scene, Sheet, Title } from './parts.tsx';

/** Something could not be loaded, or broke. */
export function ErrorArt(): ReactNode {
  return (
    <Scene>
      <g transform="translate(58 60) rotate(-6)">
        <Sheet width={62} height={80} />
        <Frame width={44} height={56} />
        <Title x={-16} y={-14} width={26} height={5} />
      </g>
      <g transform="translate(116 64) rotate(7)">
        <Sheet width={58} height={80} />
        <Frame width={40} height={56} />
        <Line x={-14} y={-4} width={24} />
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
    </Scene>
  );
}
