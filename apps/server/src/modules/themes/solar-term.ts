import { SearchSunLongitude, SunPosition } from 'astronomy-engine';

/**
 * The 24 solar terms begin on the days, in China's time, on which the sun's apparent ecliptic longitude reaches a
 * multiple of 15° (national standard GB/T 33661-2017, 4.4). The longitude comes from the VSOP87 model.
 */
export interface SolarTerm {
  /** 0 minor cold (285°) to 23 winter solstice (270°). */
  term: number;
  /** First and last day, ISO dates of China's calendar. */
  from: string;
  to: string;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const MINOR_COLD_DEGREES = 285;
const TERM_DEGREES = 15;
const TERMS = 24;
const DAY_MS = 86_400_000;
/** China's standard time, eight hours ahead of UTC all year. */
const CHINA_OFFSET_MS = 8 * 3_600_000;
/** The sun takes 14.7 to 15.8 days for 15 degrees; a term's day may begin up to one day before its moment. */
const SEARCH_DAYS = 18;

/** The term that a moment stands in. */
export function solarTermAt(timeMs: number): SolarTerm {
  const endOfDay = startOfChinaDay(timeMs) + DAY_MS;
  const { elon } = SunPosition(new Date(endOfDay));
  const passed = (elon - MINOR_COLD_DEGREES + 360) % 360;
  const term = Math.floor(passed / TERM_DEGREES) % TERMS;
  const from = dayOfLongitude(degreesOf(term), endOfDay - (SEARCH_DAYS - 1) * DAY_MS);
  const next = dayOfLongitude(degreesOf(term + 1), endOfDay);
  return { term, from: isoDate(from), to: isoDate(next - DAY_MS) };
}

/** Seasons begin with the terms that are named so: spring at 2, summer at 8, autumn at 14, winter at 20. */
export function seasonOfTerm(term: number): Season {
  if (term >= 2 && term < 8) return 'spring';
  if (term >= 8 && term < 14) return 'summer';
  return term >= 14 && term < 20 ? 'autumn' : 'winter';
}

function degreesOf(term: number): number {
  return (MINOR_COLD_DEGREES + TERM_DEGREES * term) % 360;
}

/** Start of the China day on which the sun next reaches the longitude. */
function dayOfLongitude(degrees: number, searchFromMs: number): number {
  const moment = SearchSunLongitude(degrees, new Date(searchFromMs), SEARCH_DAYS);
  if (!moment) throw new Error(`the sun does not reach ${degrees} degrees within ${SEARCH_DAYS} days`);
  return startOfChinaDay(moment.date.getTime());
}

function startOfChinaDay(timeMs: number): number {
  return Math.floor((timeMs + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS - CHINA_OFFSET_MS;
}

function isoDate(chinaDayMs: number): string {
  return new Date(chinaDayMs + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}
