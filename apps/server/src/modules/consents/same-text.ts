/** The text of the service agreement of that day was dated 2027-01 at first, which was yet to come: whoever agreed to it then agreed to this. */
const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = { '2026-11-26': ['2027-01'] };

/** Every version by which a consent to that text may stand on record. */
export const namesOfText = (kind: string, version: string): readonly string[] =>
  kind === 'service' ? [version, ...(FORMER_NAMES[version] ?? [])] : [version];
