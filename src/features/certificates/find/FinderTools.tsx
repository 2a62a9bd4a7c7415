import { useEffect } from 'react';
import { useHandler } from '#ui/useHandler.ts';
import type { ViewType } from '../certificatesSlice.ts';
import { Arrangement } from './Arrangement.tsx';
import { Chips } from '../filters/Chips.tsx';
import { find } from './engine.ts';
import { FieldTools } from './FieldTools.tsx';
import { FoundCount } from '../found/FoundCount.tsx';
import { StatementOfAddress } from '../statement/StatementOfAddress.tsx';
import type { AskedHome } from './useAsked.ts';
import type { HomeFound } from './useHomeFound.ts';

export interface FinderToolsProps {
  home: AskedHome;
  found: HomeFound;
  viewType: ViewType;
  hasGrid: boolean;
}

/** All of the finder but its field: filters, order, view, and how much was found. */
export function FinderTools({ home, found, ...arrangement }: FinderToolsProps) {
  const begin = useHandler(() => found.onFind(find));
  useEffect(begin, [begin]);
  return (
    <>
      <FieldTools {...home} />
      <Arrangement home={home} {...arrangement} />
      <Chips home={home} found={found} />
      <FoundCount found={found} />
      <StatementOfAddress found={found} />
    </>
  );
}
