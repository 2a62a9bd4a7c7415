import { Move } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type FocalPoint, middle } from '#model/template/focalPoint.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './CurrentImage.module.css';
import { focalMessages } from './messages.ts';

/** How the focal point is moved, and the way back to the middle. */
export function FocalFoot({ onMove }: { onMove: (point: FocalPoint) => void }) {
  return (
    <div className={styles.foot}>
      <Move aria-hidden />
      <p>
        <FormattedMessage {...focalMessages.hint} />
      </p>
      <Button look="text" onClick={() => onMove(middle)}>
        <FormattedMessage {...focalMessages.center} />
      </Button>
    </div>
  );
}
