/** The fields of the implicit label, in the order of GB 45438-2025, annex E. */
const AIGC_FIELDS = [
  'Label',
  'ContentProducer',
  'ProduceID',
  'ReservedCode1',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode2',
] as const;

export type AigcField = (typeof AIGC_FIELDS)[number];

/** What the implicit label says. `Label` is 1 (AI generated), 2 (possibly) or 3 (suspected); the rest may be empty. */
export type AigcFields = Readonly<Record<AigcField, string>>;

/** As JSON in ASCII alone, so that any text field of any format holds it. */
export function aigcJson(fields: AigcFields): string {
  const ordered = Object.fromEntries(AIGC_FIELDS.map((field) => [field, fields[field]]));
  return JSON.stringify(ordered).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fields out of any parsed JSON, also wrapped in `{"AIGC": …}`; undefined when it has no `Label`. */
export function aigcOfValue(value: unknown): AigcFields | undefined {
  if (!isRecord(value)) return undefined;
  if (isRecord(value.AIGC)) return aigcOfValue(value.AIGC);
  const textOf = (field: AigcField): string => {
    const given = value[field];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  if (textOf('Label') === '') return undefined;
  return {
    Label: textOf('Label'),
    ContentProducer: textOf('ContentProducer'),
    ProduceID: textOf('ProduceID'),
    ReservedCode1: textOf('ReservedCode1'),
    ContentPropagator: textOf('ContentPropagator'),
    PropagateID: textOf('PropagateID'),
    ReservedCode2: textOf('ReservedCode2'),
  };
}

/** The fields out of a label's text; undefined when it is none. */
export function parseAigc(json: string): AigcFields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined; // A stranger's file may say anything.
  }
  return aigcOfValue(value);
}
