import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type ListedCertificate, selectIsListed, selectListed } from '#api/rest/missionsApi.ts';
import { useHandler } from '#ui/useHandler.ts';
import type { HomeFound } from '../find/useHomeFound.ts';
import { type Choice, useChoice } from '../selectionBar/useChoice.ts';
import type { StatementOf } from './statementAddress.ts';

/** Which certificates a statement lists, and what they have in common. */
export interface Subject extends Pick<Choice, 'ids' | 'name'> {
  /** The plain list, which says all of most of them. */
  listed: readonly ListedCertificate[];
}

/**
 * What a statement is about, as it was when it was opened: what comes meanwhile changes nothing in it.
 * @param onNone there is nothing to list, or nobody will know what there is
 * @returns undefined while not all of it is known
 */
export function useSubject(
  of: StatementOf,
  found: HomeFound,
  onNone: () => void,
): Subject | undefined {
  const chosen = useChoice();
  const isListed = useSelector(selectIsListed);
  const listed = useSelector(selectListed);
  const { certificates, choice, isComplete, isFiltered, tally } = found;
  const isKnown = of === 'chosen' || isComplete;
  const [subject, setSubject] = useState<Subject>();
  if (!subject && isKnown) {
    const { ids, name } = chosen;
    const all = { ids: certificates.map(({ id }) => id), name: choice || undefined };
    setSubject({ ...(of === 'chosen' ? { ids, name } : all), listed });
  }
  // Only what is looked for is looked for to the end. Without a tally nothing was looked for yet.
  const isNone = subject ? subject.ids.length === 0 : isListed && Boolean(tally) && !isFiltered;
  const leave = useHandler(onNone);
  useEffect(() => {
    if (isNone) leave();
  }, [isNone, leave]);
  return isNone ? undefined : subject;
}
