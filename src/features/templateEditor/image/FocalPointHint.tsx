import { Move } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type FocalPoint, centerPoint } from '#domain/template/focalPoint.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './CurrentImage.module.css';
import { focalPointMessages } from './messages.ts';

/** A hint on how to move the focal point, with a button that centres it. */
export function FocalPointHint({ onMove }: { onMove: (point: FocalPoint) => void }) {
  return (
    <div className={styles.hint}>
      <Move aria-hidden />
      <p>
        <FormattedMessage {...focalPointMessages.hint} />
      </p>
      <Button look="text" onClick={() => onMove(centerPoint)}>
        <FormattedMessage {...focalPointMessages.center} />
      </Button>
    </div>
  );
}
