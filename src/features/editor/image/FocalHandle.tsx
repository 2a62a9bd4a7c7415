import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type FocalPoint, middle, withinPicture } from '#model/template/focalPoint.ts';
import { seenPart } from '#rendering/placePicture.ts';
import type { PaperSize } from '#rendering/scene.ts';
import styles from './FocalHandle.module.css';
import type { Focusing } from './focusing.ts';
import { focalMessages } from './messages.ts';
import { useFocalDrag } from './useFocalDrag.ts';

interface FocalHandleProps extends Focusing {
  /** Of the picture, pixels. */
  size: PaperSize;
}

const axes = ['x', 'y'] as const;

/**
 * Over a picture: what its layout shows is bright, the rest dimmed, and a handle moves the point that must be seen. Assistive
 * technology finds two sliders, each of which says both values; the arrows move either way on both.
 */
export function FocalHandle({ size, point, window, onDrag, onMove, onNudge }: FocalHandleProps) {
  const intl = useIntl();
  const slider = useRef<HTMLInputElement>(null);
  const drag = useFocalDrag({ onDrag, onMove, onTaken: () => slider.current?.focus() });
  const at = point ?? middle;
  const percent = (share: number) =>
    intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const moveBy = (x: number, y: number) => onNudge(withinPicture({ x: at.x + x, y: at.y + y }));
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.01;
    moveBy(way[0] * step, way[1] * step);
  };
  return (
    <div className={styles.over} {...drag}>
      {point && <Seen size={size} point={point} window={window} />}
      <span className={styles.handle} style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}>
        {axes.map((axis) => (
          <input
            key={axis}
            ref={axis === 'x' ? slider : undefined}
            type="range"
            min={0}
            max={100}
            value={Math.round(at[axis] * 100)}
            // Both are one place to whoever uses the keyboard.
            tabIndex={axis === 'x' ? 0 : -1}
            aria-label={intl.formatMessage(focalMessages[axis])}
            aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
            aria-valuetext={intl.formatMessage(focalMessages.place, {
              x: percent(at.x),
              y: percent(at.y),
            })}
            onKeyDown={press}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              onNudge(withinPicture({ ...at, [axis]: Number(currentTarget.value) / 100 }))
            }
          />
        ))}
      </span>
    </div>
  );
}

/** Where each arrow leads. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The part that the layout's window shows. */
function Seen({
  size,
  point,
  window,
}: Pick<FocalHandleProps, 'size' | 'window'> & { point: FocalPoint }) {
  const { x, y, width, height } = seenPart(size, window, point);
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <span
      className={styles.seen}
      style={{
        left: share(x, size.width),
        top: share(y, size.height),
        width: share(width, size.width),
        height: share(height, size.height),
      }}
    />
  );
}
