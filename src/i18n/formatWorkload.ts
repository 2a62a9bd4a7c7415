import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { toDuration } from '#domain/certificate/workload.ts';

/** Messages for a workload in hours, in minutes, and in both. */
interface WorkloadMessages {
  hoursAndMinutes: TypedMessageDescriptor<{ hours: number; minutes: number }>;
  hours: TypedMessageDescriptor<{ hours: number }>;
  minutes: TypedMessageDescriptor<{ minutes: number }>;
}

/** Formats a workload in minutes, for instance "8 h 30 min". Returns an empty string if there is no workload. */
export function formatWorkload(
  intl: IntlShape,
  workload: number | null,
  messages: WorkloadMessages,
): string {
  const duration = toDuration(workload);
  if (!duration) return '';
  const { hours, minutes } = duration;
  if (minutes === 0) return intl.formatMessage(messages.hours, { hours });
  if (hours === 0) return intl.formatMessage(messages.minutes, { minutes });
  return intl.formatMessage(messages.hoursAndMinutes, { hours, minutes });
}
