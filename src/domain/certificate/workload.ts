/** A duration as whole hours and remaining minutes. At least one of the two numbers is greater than 0. */
export interface Duration {
  hours: number;
  minutes: number;
}

/**
 * Converts a workload in minutes to hours and minutes.
 * @returns undefined if the workload is null, zero or an invalid number
 */
export function toDuration(minutes: number | null | undefined): Duration | undefined {
  const wholeMinutes = Math.round(minutes ?? 0);
  if (!Number.isFinite(wholeMinutes) || wholeMinutes <= 0) return undefined;
  return { hours: Math.floor(wholeMinutes / 60), minutes: wholeMinutes % 60 };
}
