import type { Translator } from './t.ts';

const DAY_MS = 86_400_000;

/** A length of time in its largest fitting unit, rounded up so that nobody waits longer than was said: 2 minutes for 61 s. */
export function formatDuration(t: Translator, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return t('duration.seconds', whole);
  const minutes = Math.ceil(whole / 60);
  if (minutes < 60) return t('duration.minutes', minutes);
  const hours = Math.ceil(minutes / 60);
  return hours < 24 ? t('duration.hours', hours) : t('duration.days', Math.ceil(hours / 24));
}

/** Today, yesterday, tomorrow or days ago, by the device's calendar; undefined outside of the last week: show the date then. */
export function formatRelativeDay(t: Translator, timeMs: number, nowMs: number): string | undefined {
  const days = Math.round((startOfDayMs(nowMs) - startOfDayMs(timeMs)) / DAY_MS);
  if (days === 0) return t('day.today');
  if (days === 1) return t('day.yesterday');
  if (days === -1) return t('day.tomorrow');
  return days > 1 && days < 7 ? t('day.ago', days) : undefined;
}

/** Rounded division above: a day of 23 or 25 hours (change of the clocks) still counts as one. */
function startOfDayMs(timeMs: number): number {
  const date = new Date(timeMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
