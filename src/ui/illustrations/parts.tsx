import type { ReactNode } from 'react';

interface Size {
  width: number;
  height: number;
}

/** Position of the left end, and length. */
interface Line {
  x: number;
  y: number;
  width: number;
}

/** SVG element of an illustration, 168 × 128 pixels, with a soft shadow at the bottom. */
export function IllustrationCanvas({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg width="168" height="128" viewBox="0 0 168 128" aria-hidden="true" focusable="false">
      <ellipse cx="84" cy="116" rx="60" ry="5" fill="var(--certs-text)" opacity=".06" />
      {children}
    </svg>
  );
}

export function PaperSheetDrawing({ width, height }: Size): ReactNode {
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx="5"
      fill="var(--certs-surface)"
      stroke="var(--certs-line-strong)"
      strokeWidth="1.5"
    />
  );
}

/** Frame printed inside the edges of a sheet of paper. */
export function PaperFrameDrawing({ width, height }: Size): ReactNode {
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx="2"
      fill="none"
      stroke="var(--certs-line)"
      strokeWidth="1.5"
    />
  );
}

export function TextLineDrawing({ x, y, width }: Line): ReactNode {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height="3"
      rx="1.5"
      fill="var(--certs-line-strong)"
      opacity=".5"
    />
  );
}

export function WindowTitleBarDrawing(props: Line & { height?: number }): ReactNode {
  const { x, y, width, height = 6 } = props;
  return (
    <rect x={x} y={y} width={width} height={height} rx={height / 2} fill="var(--certs-accent)" />
  );
}

export function Sparkle({ x, y, scale }: { x: number; y: number; scale: number }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0-6Q.7-.7 6 0 .7.7 0 6-.7.7-6 0-.7-.7 0-6Z"
      fill="var(--certs-accent)"
    />
  );
}

/** Simplified drawing of a certificate, centred on the origin. */
export function CertificateDrawing({ width, height }: Size): ReactNode {
  return (
    <>
      <PaperSheetDrawing width={width} height={height} />
      <PaperFrameDrawing width={88} height={60} />
      <TextLineDrawing x={-18} y={-20} width={36} />
      <WindowTitleBarDrawing x={-31} y={-9} width={62} />
      <TextLineDrawing x={-24} y={4} width={48} />
    </>
  );
}
