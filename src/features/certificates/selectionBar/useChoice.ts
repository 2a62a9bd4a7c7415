import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatWorkload } from '../views/useFacts.ts';
import { useChosen } from '../selection/chosen.ts';
import { messages } from '../selection/messages.ts';
import { useFound } from '../find/useFound.ts';
import { useKnown } from './useKnown.ts';

/** What is chosen, in words and as what can be asked for. */
export interface Choice {
  /** In the order in which they are shown, then the others. */
  ids: readonly string[];
  /** What they have in common, "2025", where they are all that was found by it. */
  name: string | undefined;
  count: string;
  /** What more there is to say, "2025 · 496 h 20 min"; may be empty. */
  facts: string;
}

/** What is chosen now. */
export function useChoice(): Choice {
  const intl = useIntl();
  const chosen = useChosen();
  const known = useKnown();
  const found = useFound();
  const { ids, minutes } = useMemo(() => sumOf(chosen, known), [chosen, known]);
  const taken = found.certificates.filter(({ id }) => chosen.has(id)).length;
  const n = chosen.size;
  const isAllFound = found.isComplete && taken === n && n === found.certificates.length;
  const name = isAllFound && found.choice !== '' ? found.choice : undefined;
  const outside = found.isFiltered && n > taken;
  const facts = [
    name ?? '',
    minutes === undefined ? '' : formatWorkload(intl, minutes),
    outside ? intl.formatMessage(messages.outside, { n: n - taken }) : '',
  ];
  return {
    ids,
    name,
    count: n === 0 ? intl.formatMessage(messages.none) : intl.formatMessage(messages.count, { n }),
    facts: facts.filter(Boolean).join(' · '),
  };
}

/** The minutes are undefined where a certificate is not known. */
function sumOf(chosen: ReadonlySet<string>, known: ReturnType<typeof useKnown>) {
  const ids: string[] = [];
  let minutes = 0;
  for (const { id, course } of known.values()) {
    if (!chosen.has(id)) continue;
    ids.push(id);
    minutes += course.workload ?? 0;
  }
  const unknown = [...chosen].filter((id) => !known.has(id));
  return { ids: [...ids, ...unknown], minutes: unknown.length > 0 ? undefined : minutes };
}
