import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectListed } from '#api/rest/missionsApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { Select } from '#ui/controls/Select.tsx';
import { selectionChanged } from '../certificatesSlice.ts';
import { collectAll } from './collectAll.ts';
import { messages } from './messages.ts';
import { completedIn, type Period, yearsOf } from './periods.ts';

/** Chooses all certificates, or those of a period, also those that are not on screen yet. */
export function PeriodSelect() {
  const intl = useIntl();
  const services = useServices();
  const dispatch = useServicesDispatch();
  const listed = useSelector(selectListed);
  const [period, setPeriod] = useState<Period | 'byHand'>('byHand');
  const { toast } = services;
  const { CERTIFICATE_TIME_ZONE: timeZone } = services.config;

  const choose = async (next: Period | 'byHand') => {
    setPeriod(next);
    if (next === 'byHand') return;
    try {
      const all = await collectAll(services, listed);
      const language = languageOf(intl.locale) ?? defaultLanguage;
      const calendar = { language, timeZone, now: new Date().toISOString() };
      dispatch(selectionChanged(completedIn(next, all, calendar).map(({ id }) => id)));
    } catch (error) {
      console.error(error);
      setPeriod('byHand');
      toast({ type: 'error', text: intl.formatMessage(messages.listFailed) });
    }
  };

  const fixed = ['byHand', 'all', 'week', 'month', 'year'] as const;
  const years = yearsOf(listed, timeZone).map((year) => ({
    value: `${year}` as const,
    label: String(year),
  }));
  return (
    <Select
      label={intl.formatMessage(messages.choose)}
      value={period}
      options={[
        ...fixed.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
        ...years,
      ]}
      onChange={(next) => void choose(next)}
    />
  );
}
