const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Task reads write `YYYY-MM-DD HH:MM:SS.ffffff` in UTC, everything else ISO 8601. */
export function toDate(text: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2} /.test(text) ? `${text.slice(0, 23).replace(' ', 'T')}Z` : text);
}

export const formatMoment = (date: Date) => exact.format(date);

export function describeMoment(date: Date, now: number): string {
  const distance = Math.round((date.getTime() - now) / 1000);
  const size = Math.abs(distance);
  if (size < 3) return distance > 0 ? 'in a moment' : 'just now';
  if (size > 6 * 86_400) return day.format(date);
  const [unit, length] = units.find(([, length]) => size >= length) ?? units[3];
  return relative.format(Math.trunc(distance / length), unit);
}
