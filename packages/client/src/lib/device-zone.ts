/** The device's time zone as IANA names it; undefined where it does not say (mini-programs without `Intl`). */
export function deviceZone(): string | undefined {
  const hasIntl = typeof Intl === 'object' && typeof Intl.DateTimeFormat === 'function';
  return hasIntl ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}
