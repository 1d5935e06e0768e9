const reported = new Set<string>();

/** Tells once of each text that a language lacks: English is shown in its place. */
export function reportMissing(key: string, locale: string): void {
  const name = `${locale} ${key}`;
  if (reported.has(name)) return;
  reported.add(name);
  console.error(`The texts of ${locale} lack “${key}”`);
}
