/** Values of the %min and %max placeholders of a text, passed as the last argument. */
type RangeOf<Name extends 'min' | 'max'> = { readonly [N in Name]: number };

type Scan<
  Text extends string,
  Args extends readonly unknown[],
  Names extends 'min' | 'max',
> = Text extends `${string}%${infer Rest}`
  ? Rest extends `%${infer Next}`
    ? Scan<Next, Args, Names>
    : Rest extends `min${infer Next}`
      ? Scan<Next, Args, Names | 'min'>
      : Rest extends `max${infer Next}`
        ? Scan<Next, Args, Names | 'max'>
        : Rest extends `s${infer Next}`
          ? Scan<Next, readonly [...Args, string], Names>
          : Rest extends `d${infer Next}`
            ? Scan<Next, readonly [...Args, number], Names>
            : Scan<Rest, Args, Names>
  : [Names] extends [never]
    ? Args
    : readonly [...Args, RangeOf<Names>];

/** The arguments that a text of the source table takes: string for `%s`, number for `%d`, a range for `%min` and `%max`. */
export type ArgsOfText<Text> = Text extends string
  ? Scan<Text, readonly [], never>
  : Text extends { readonly other: infer Other extends string }
    ? Scan<Other, readonly [], never>
    : readonly [];

/** Every placeholder that a text can hold: `%%` is a percent sign, `%1` to `%9` name an argument by its place, from 1. */
export const PLACEHOLDER = /%(%|min|max|[sd1-9])/g;

export type Argument = string | number | { readonly min?: number; readonly max?: number };

/**
 * Puts arguments into a text. `%s` and `%d` take the arguments in their order; `%1`…`%9` take one by its place, whatever
 * its kind. A placeholder that has no argument stays as it is, so that a gap is seen and nothing throws on a screen.
 */
export function fillPlaceholders(
  text: string,
  args: readonly Argument[],
  formatNumber: (value: number) => string,
): string {
  const range = args.find((arg): arg is { readonly min?: number; readonly max?: number } => typeof arg === 'object');
  const positional = args.filter((arg): arg is string | number => typeof arg !== 'object');
  let next = 0;
  return text.replace(PLACEHOLDER, (whole: string, kind: string) => {
    if (kind === '%') return '%';
    const value =
      kind === 'min' || kind === 'max'
        ? range?.[kind]
        : positional[kind === 's' || kind === 'd' ? next++ : Number(kind) - 1];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
