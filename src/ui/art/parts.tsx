import type { ReactNode } from 'react';

/** The canvas of every picture: 168 × 128, with a soft shadow on the ground. */
export function Scene({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg width="168" height="128" viewBox="0 0 168 128" aria-hidden="true" focusable="false">
      <ellipse cx="84" cy="116" rx="60" ry="5" fill="var(--certs-text)" opacity=".06" />
      {children}
    </svg>
  );
}

export function Sheet({ width, height }: { width: number; height: number }): ReactNode {
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

/** An inner frame of a sheet. */
export function Frame({ width, height }: { width: number; height: number }): ReactNode {
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

export function Line({ x, y, width }: { x: number; y: number; width: number }): ReactNode {
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

export function Title({
  x,
  y,
  width,
  height = 6,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
}): ReactNode {
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

/** A certificate as a line drawing, centred on the origin. */
export function DrawnCertificate({ width, height }: { width: number; height: number }): ReactNode {
  return (
    <>
      <Sheet width={width} height={height} />
      <Frame width={88} height={60} />
      <Line x={-18} y={-20} width={36} />
      <Title x={-31} y={-9} width={62} />
      <Line x={-24} y={4} width={48} />
    </>
  );
}
