import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';

import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from '../messages.ts';
import styles from './NeighbourButtons.module.css';
import type { Neighbours } from './neighbours.ts';
import { getCertificateName, type NavigationDirection } from './useNeighbours.ts';

interface NeighbourButtonsProps {
  neighbours: Neighbours | undefined;
  onGo: (direction: NavigationDirection) => void;
}

const buttonLooks = {
  previous: { icon: <ChevronLeft aria-hidden />, key: 'ArrowLeft' },
  next: { icon: <ChevronRight aria-hidden />, key: 'ArrowRight' },
} as const;

/** Buttons that open the previous and the next certificate. A button is omitted if there is no such certificate. */
export function NeighbourButtons({ neighbours, onGo }: NeighbourButtonsProps) {
  const intl = useIntl();
  return (['previous', 'next'] as const).map((direction) => {
    const target = neighbours?.[direction];
    if (!target) return null;
    return (
      <div key={direction} className={styles.neighbour} data-way={direction}>
        <IconButton
          label={intl.formatMessage(messages[direction], {
            course: getCertificateName(intl, target),
          })}
          icon={buttonLooks[direction].icon}
          aria-keyshortcuts={buttonLooks[direction].key}
          onClick={() => onGo(direction)}
        />
      </div>
    );
  });
}
