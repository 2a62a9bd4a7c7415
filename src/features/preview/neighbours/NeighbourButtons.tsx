import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';

import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from '../messages.ts';
import styles from './NeighbourButtons.module.css';
import type { Neighbours } from './neighbours.ts';
import { nameOf, type Way } from './useNeighbours.ts';

interface NeighbourButtonsProps {
  neighbours: Neighbours | undefined;
  onGo: (way: Way) => void;
}

const faces = {
  previous: { icon: <ChevronLeft aria-hidden />, key: 'ArrowLeft' },
  next: { icon: <ChevronRight aria-hidden />, key: 'ArrowRight' },
} as const;

/** The ways to the certificates before and after the one on the stage; none where there is no other. */
export function NeighbourButtons({ neighbours, onGo }: NeighbourButtonsProps) {
  const intl = useIntl();
  return (['previous', 'next'] as const).map((way) => {
    const to = neighbours?.[way];
    if (!to) return null;
    return (
      <div key={way} className={styles.neighbour} data-way={way}>
        <IconButton
          label={intl.formatMessage(messages[way], { course: nameOf(intl, to) })}
          icon={faces[way].icon}
          aria-keyshortcuts={faces[way].key}
          onClick={() => onGo(way)}
        />
      </div>
    );
  });
}
