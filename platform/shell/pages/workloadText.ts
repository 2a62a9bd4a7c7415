/** Minutes as hours and minutes in the short words of a locale: `8 h 30 min`. */
export function workloadText(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [unit(hours, 'hour', locale), unit(rest, 'minute', locale)];
  if (hours === 0) return parts[1] ?? '';
  return rest === 0 ? (parts[0] ?? '') : parts.join(' ');
}

function unit(amount: number, name: 'hour' | 'minute', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
    amount,
  );
}
