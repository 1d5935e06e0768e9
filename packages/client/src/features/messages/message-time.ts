import { formatDate, formatRelativeDay, type Translator } from '@kinora/locales';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/** When a message came, as one says it: just now, 5 minutes ago, yesterday, 3 days ago, then the date. */
export function messageTime(t: Translator, timeMs: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - timeMs);
  if (passedMs < MINUTE_MS) return t('messages.just-now');
  if (passedMs < HOUR_MS) return t('messages.minutes-ago', Math.floor(passedMs / MINUTE_MS));
  const isToday = formatRelativeDay(t, timeMs, nowMs) === t('day.today');
  const hours = Math.floor(passedMs / HOUR_MS);
  if (isToday && hours < DAY_HOURS) return t('messages.hours-ago', hours);
  return (
    formatRelativeDay(t, timeMs, nowMs) ?? formatDate(t.locale, timeMs, sameYear(timeMs, nowMs) ? 'month-day' : 'day')
  );
}

function sameYear(timeMs: number, nowMs: number): boolean {
  return new Date(timeMs).getFullYear() === new Date(nowMs).getFullYear();
}
