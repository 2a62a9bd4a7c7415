/** A duration in whole hours and remaining minutes. One of the two may be 0, but not both. */
export interface Duration {
  hours: number;
  minutes: number;
}

/** Converts a workload in minutes to hours and minutes. @returns undefined for null, zero and invalid numbers */
export function toDuration(minutes: number | null | undefined): Duration | undefined {
  const wholeMinutes = Math.round(minutes ?? 0);
  if (!Number.isFinite(wholeMinutes) || wholeMinutes <= 0) return undefined;
  return { hours: Math.floor(wholeMinutes / 60), minutes: wholeMinutes % 60 };
}
