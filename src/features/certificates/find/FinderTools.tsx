import { useEffect } from 'react';
import { useServices } from '#api/services.ts';
import { useHandler } from '#ui/useHandler.ts';
import type { ViewType } from '../certificatesSlice.ts';
import { Arrangement } from './Arrangement.tsx';
import { Chips } from '../filters/Chips.tsx';
import { find, prepare } from './engine.ts';
import { FieldTools } from './FieldTools.tsx';
import { FoundCount } from '../found/FoundCount.tsx';
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
  const { CERTIFICATE_TIME_ZONE: timeZone } = useServices().config;
  const { everything } = found;
  const begin = useHandler(() => found.onFind(find));
  useEffect(begin, [begin]);
  useEffect(() => {
    if (everything) void prepare(everything, timeZone);
  }, [everything, timeZone]);
  return (
    <>
      <FieldTools {...home} />
      <Arrangement home={home} {...arrangement} />
      <Chips home={home} found={found} />
      <FoundCount found={found} />
    </>
  );
}
