const DAY_MS = 24 * 60 * 60_000;

/**
 * A day so far ahead as a box wants it written. The pattern that the box shows tells: four letters are the year, "mm" is the
 * month in nearly every language, a number above 12 the day. Without a pattern it is the way of the page's language.
 */
export function dayForm(ahead: number, { type, pattern, language }: DayBox): string {
  const iso = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  if (type === 'date') return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  const shown = /(?<![\p{L}\p{Nd}])([\p{L}\p{Nd}]{1,4})([./\s-]+)([\p{L}\p{Nd}]{1,4})\2([\p{L}\p{Nd}]{2,4})/u.exec(
    pattern,
  );
  if (!shown) return inLanguage(iso, language);
  const groups = [shown[1], shown[3], shown[4]].map((group = '') => group);
  const yearAt = groups.findIndex((group) => group.length === 4);
  const rest = [0, 1, 2].filter((at) => at !== (yearAt < 0 ? 2 : yearAt));
  const monthAt =
    rest.find((at) => /^[mμм]{1,2}$/iu.test(groups[at] ?? '')) ??
    rest.find((at) => Number(groups[at]) <= 12 && rest.some((other) => Number(groups[other]) > 12)) ??
    (yearAt === 0 ? 1 : (rest[1] as number));
  const parts = [0, 1, 2].map((at) =>
    at === (yearAt < 0 ? 2 : yearAt) ? (yearAt < 0 ? year.slice(2) : year) : at === monthAt ? month : day,
  );
  return parts.join(shown[2]);
}

export interface DayBox {
  type: string;
  /** Its placeholder and label. */
  pattern: string;
  language: string;
}

function inLanguage(iso: string, language: string): string {
  try {
    const style = {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    } as const;
    return new Intl.DateTimeFormat(language || 'en-GB', { ...style, calendar: 'gregory' }).format(new Date(iso));
  } catch {
    return iso;
  }
}
