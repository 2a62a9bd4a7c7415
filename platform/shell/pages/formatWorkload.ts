/** Formats minutes as hours and minutes, like the plugin: `8 h 30 min`. Uses the digits of the locale. */
export function formatWorkload(minutes: number, locale: string): string {
  const digits = new Intl.NumberFormat(locale);
  const [hours, remainingMinutes] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${digits.format(hours)} h`] : []),
    ...(remainingMinutes > 0 || hours === 0 ? [`${digits.format(remainingMinutes)} min`] : []),
  ];
  return parts.join(' ');
}
