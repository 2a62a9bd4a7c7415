/** Minutes as hours and minutes, with the digits of a locale, as the plugin writes them: `8 h 30 min`. */
export function workloadText(minutes: number, locale: string): string {
  const digits = new Intl.NumberFormat(locale);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${digits.format(hours)} h`] : []),
    ...(rest > 0 || hours === 0 ? [`${digits.format(rest)} min`] : []),
  ];
  return parts.join(' ');
}
