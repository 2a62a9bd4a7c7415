import { useIntl } from 'react-intl';
import { certificateTypes } from '#model/certificate/certificate.ts';
import type { Asked } from '../find/findingAddress.ts';
import { typeNames } from './typeNames.ts';
import type { HomeFound } from '../find/useHomeFound.ts';

/** One thing that the certificates can be narrowed down to. */
export interface Filter {
  value: string;
  label: string;
  count: number | undefined;
  isOn: boolean;
  /** What its chip asks for: it, or without it. */
  asks: Partial<Asked>;
}

/** What there is of each filter; what would show nothing is left out. */
export function useFilters({ tally, finding, isComplete }: HomeFound): {
  types: Filter[];
  years: Filter[];
} {
  const intl = useIntl();
  const count = (n: number) => (isComplete ? n : undefined);
  const types = certificateTypes.map((type) => ({
    value: type,
    label: intl.formatMessage(typeNames[type]),
    count: count(tally?.types.get(type) ?? 0),
    isOn: finding.type === type,
    asks: { type: finding.type === type ? undefined : type },
    isThere: tally?.types.has(type),
  }));
  const known = new Set(tally?.years.keys());
  if (finding.year !== undefined) known.add(finding.year);
  const years = [...known]
    .sort((one, other) => other - one)
    .map((year) => ({
      value: String(year),
      label: String(year),
      count: count(tally?.years.get(year) ?? 0),
      isOn: finding.year === year,
      asks: { year: finding.year === year ? undefined : year },
    }));
  return { types: types.filter(({ isOn, isThere }) => isOn || isThere), years };
}
