/** A duration as it is read: whole hours and the minutes left over. Either may be 0, never both. */
export interface Duration {
  hours: number;
  minutes: number;
}

/** Splits a workload in minutes. @returns undefined for null, zero or nonsense: there is nothing to show. */
export function durationOf(minutes: number | null | undefined): Duration | undefined {
  const whole = Math.round(minutes ?? 0);
  if (!Number.isFinite(whole) || whole <= 0) return undefined;
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
