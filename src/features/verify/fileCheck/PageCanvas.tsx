import { useEffect, useRef } from 'react';
import type { DifferingPage } from '../comparison/index.ts';
import { pixelsPerPoint } from '#rendering/pdfReader/pdfContent.ts';
import styles from './PageCanvas.module.css';

export interface PageCanvasProps {
  picture: NonNullable<DifferingPage['pictures']>['file'];
  areas: DifferingPage['areas'];
  /** Whether it is the issued page, whose marks show what is right. */
  isIssued?: boolean;
}

/** Formats a length on the page, in points, as a share of the width or height of its picture. */
const toPercent = (length: number, pixelCount: number) =>
  `${(100 * length * pixelsPerPoint) / pixelCount}%`;

/** The pixels of a page, as wide as its container, with a frame around each area that differs. */
export function PageCanvas({
  picture,
  areas,
  isIssued = false,
  labelledBy,
}: PageCanvasProps & { labelledBy: string }) {
  const { width, height, data } = picture;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
    canvasRef.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [data, width, height]);
  return (
    <div className={styles.page}>
      <canvas
        ref={canvasRef}
        role="img"
        aria-labelledby={labelledBy}
        width={width}
        height={height}
      />
      {areas.map(({ left, top, right, bottom }) => (
        <span
          key={`${left} ${top}`}
          className={isIssued ? styles.issuedMark : styles.mark}
          style={{
            left: toPercent(left, width),
            top: toPercent(top, height),
            width: toPercent(right - left, width),
            height: toPercent(bottom - top, height),
          }}
        />
      ))}
    </div>
  );
}
