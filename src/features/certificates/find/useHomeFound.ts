import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectListed } from '#api/rest/missionsApi.ts';
import { useServices } from '#api/services.ts';
import { selectOrderBy, type ViewType } from '../certificatesSlice.ts';
import type { FoundTally, Quest } from './engine.ts';
import { type Finding, isFiltering } from './finding.ts';
import { type Rest, restSlot } from './rest.ts';
import { type Found, nothingFound } from './useFound.ts';

type Find = (quest: Quest) => FoundTally;

/** All that Home knows of what is looked for. */
export interface HomeFound extends Found, Partial<Omit<FoundTally, keyof Found>> {
  finding: Finding;
  rest: Rest | undefined;
  onRest: (rest: Rest) => void;
  /** What finds is loaded. */
  onFind: (find: Find) => void;
}

/** Finds what is looked for as soon as it can. */
export function useHomeFound(finding: Finding, viewType: ViewType): HomeFound {
  const { memory, config } = useServices();
  const intl = useIntl();
  const listed = useSelector(selectListed);
  const order = useSelector(selectOrderBy);
  const [loaded, setLoaded] = useState<{ find: Find }>();
  const [rest, setRest] = useState(() => memory.read(restSlot));
  const timeZone = config.CERTIFICATE_TIME_ZONE;
  const found = useMemo(
    () =>
      loaded?.find({ finding, listed, rest, order, viewType, intl, timeZone }) ?? {
        ...nothingFound,
        isFiltered: isFiltering(finding),
      },
    [loaded, finding, listed, rest, order, viewType, intl, timeZone],
  );
  return {
    ...found,
    finding,
    rest,
    onRest: (next) => {
      memory.keep(restSlot, next);
      setRest(next);
    },
    onFind: (find) => setLoaded({ find }),
  };
}
