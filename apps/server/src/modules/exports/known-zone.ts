/** What times are told in where nobody knows their reader's zone. */
const UNKNOWN = 'UTC';

/** A time zone as a device names it, by IANA; UTC where it names none, or one that is not known here. */
export function knownZone(told: string | undefined): string {
  if (told === undefined) return UNKNOWN;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return UNKNOWN;
    throw error;
  }
}
