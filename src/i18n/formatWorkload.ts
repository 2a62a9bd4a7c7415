import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { durationOf } from '#model/certificate/workload.ts';

/** How whoever writes a workload words it. */
interface WorkloadWords {
  hoursAndMinutes: TypedMessageDescriptor<{ hours: number; minutes: number }>;
  hours: TypedMessageDescriptor<{ hours: number }>;
  minutes: TypedMessageDescriptor<{ minutes: number }>;
}

/** A workload in minutes as "8 h 30 min"; empty when there is none. */
export function formatWorkload(
  intl: IntlShape,
  workload: number | null,
  words: WorkloadWords,
): string {
  const duration = durationOf(workload);
  if (!duration) return '';
  const { hours, minutes } = duration;
  if (minutes === 0) return intl.formatMessage(words.hours, { hours });
  if (hours === 0) return intl.formatMessage(words.minutes, { minutes });
  return intl.formatMessage(words.hoursAndMinutes, { hours, minutes });
}
