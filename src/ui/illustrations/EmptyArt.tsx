import type { ReactNode } from 'react';
import { CertificateDrawing, IllustrationCanvas, PaperSheetDrawing, Sparkle } from './parts.tsx';

const seal =
  'M13.5 0L14.5 3.9 11.7 6.7 10.6 10.6 6.8 11.7 3.9 14.5 0 13.5-3.9 14.5-6.7 11.7-10.6 10.6-11.7 6.7-14.5 3.9-13.5 0' +
  '-14.5-3.9-11.7-6.8-10.6-10.6-6.8-11.7-3.9-14.5 0-13.5 3.9-14.5 6.8-11.7 10.6-10.6 11.7-6.8 14.5-3.9Z';

export function EmptyArt(): ReactNode {
  return (
    <IllustrationCanvas>
      <g transform="translate(98 56) rotate(8)">
        <PaperSheetDrawing width={108} height={78} />
      </g>
      <g transform="translate(84 60) rotate(-3)">
        <CertificateDrawing width={108} height={78} />
      </g>
      <g transform="translate(122 86)">
        <path d="M-7 8l-3 17 10-5 10 5-3-17z" fill="var(--certs-accent-ink)" />
        <path d={seal} fill="var(--certs-accent)" />
        <circle r="9.3" fill="none" stroke="var(--certs-on-accent)" strokeWidth="1.3" />
        <path
          d="M-4.5 .2l3 3L5-3.6"
          fill="none"
          stroke="var(--certs-on-accent)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Sparkle x={22} y={34} scale={1} />
      <Sparkle x={150} y={22} scale={0.7} />
      <Sparkle x={32} y={100} scale={0.55} />
    </IllustrationCanvas>
  );
}
