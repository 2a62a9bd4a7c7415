import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type FocalPoint, centerPoint, clampFocalPoint } from '#domain/template/focalPoint.ts';
import { getVisibleArea } from '#rendering/fitImage.ts';
import type { PageSize } from '#rendering/scene.ts';
import styles from './FocalPointHandle.module.css';
import type { FocalPointControl } from './focalPointControl.ts';
import { focalPointMessages } from './messages.ts';
import { useFocalPointDrag } from './useFocalPointDrag.ts';

interface FocalPointHandleProps extends FocalPointControl {
  /** Size of the image in pixels. */
  size: PageSize;
}

const axes = ['x', 'y'] as const;

/**
 * An overlay on the image that dims the parts cropped by the layout, with a handle to move the focal point. For screen
 * readers and the keyboard, the handle consists of two sliders. Each slider announces both coordinates, and reacts to
 * all four arrow keys.
 */
export function FocalPointHandle({
  size,
  point,
  imageFrame,
  onDrag,
  onMove,
  onNudge,
}: FocalPointHandleProps) {
  const intl = useIntl();
  const sliderRef = useRef<HTMLInputElement>(null);
  const dragHandlers = useFocalPointDrag({
    onDrag,
    onMove,
    onGrab: () => sliderRef.current?.focus(),
  });
  const position = point ?? centerPoint;
  const formatPercent = (share: number) =>
    intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const moveBy = (x: number, y: number) =>
    onNudge(clampFocalPoint({ x: position.x + x, y: position.y + y }));
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    moveBy(direction[0] * step, direction[1] * step);
  };
  return (
    <div className={styles.overlay} {...dragHandlers}>
      {point && <VisiblePart size={size} point={point} imageFrame={imageFrame} />}
      <span
        className={styles.handle}
        style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      >
        {axes.map((axis) => (
          <input
            key={axis}
            ref={axis === 'x' ? sliderRef : undefined}
            type="range"
            min={0}
            max={100}
            value={Math.round(position[axis] * 100)}
            // Both sliders are one tab stop.
            tabIndex={axis === 'x' ? 0 : -1}
            aria-label={intl.formatMessage(focalPointMessages[axis])}
            aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
            aria-valuetext={intl.formatMessage(focalPointMessages.place, {
              x: formatPercent(position.x),
              y: formatPercent(position.y),
            })}
            onKeyDown={handleKeyDown}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              onNudge(clampFocalPoint({ ...position, [axis]: Number(currentTarget.value) / 100 }))
            }
          />
        ))}
      </span>
    </div>
  );
}

/** Direction in which each arrow key moves the focal point, by key name. */
const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A frame around the part of the image that the layout shows. */
function VisiblePart({
  size,
  point,
  imageFrame,
}: Pick<FocalPointHandleProps, 'size' | 'imageFrame'> & { point: FocalPoint }) {
  const { x, y, width, height } = getVisibleArea(size, imageFrame, point);
  const formatShare = (length: number, total: number) => `${(length / total) * 100}%`;
  return (
    <span
      className={styles.visiblePart}
      style={{
        left: formatShare(x, size.width),
        top: formatShare(y, size.height),
        width: formatShare(width, size.width),
        height: formatShare(height, size.height),
      }}
    />
  );
}
