import { addConvolutions, type Convolution, joinConvolutions, takeInputs } from './convolution.ts';

/** A value inside of a net that is a sum of convolutions, one for each of several inputs by name. */
export type LinearSum<Input extends string> = Readonly<Partial<Record<Input, Convolution>>>;

/** What a convolution gives of sums whose channels lie behind each other, as a sum of the same inputs. */
export function convolve<Input extends string>(
  sums: readonly LinearSum<Input>[],
  convolution: Convolution,
): LinearSum<Input> {
  let result = {} as LinearSum<Input>;
  let from = 0;
  for (const sum of sums) {
    const channels = channelsOf(sum);
    let then = takeInputs(convolution, from, channels);
    for (const [name, first] of partsOf(sum)) {
      result = addSums(result, { [name]: joinConvolutions(first, then) } as LinearSum<Input>);
      // The bias counts once, however many parts there are.
      then = { ...then, bias: new Float64Array(then.outputs) };
    }
    from += channels;
  }
  return result;
}

export function addSums<Input extends string>(one: LinearSum<Input>, other: LinearSum<Input>): LinearSum<Input> {
  const sum: Partial<Record<Input, Convolution>> = { ...one };
  for (const [name, convolution] of partsOf(other)) {
    const present = sum[name];
    sum[name] = present ? addConvolutions(present, convolution) : convolution;
  }
  return sum;
}

export function partsOf<Input extends string>(sum: LinearSum<Input>): [Input, Convolution][] {
  return Object.entries(sum) as [Input, Convolution][];
}

function channelsOf<Input extends string>(sum: LinearSum<Input>): number {
  const [first] = partsOf(sum);
  if (!first) throw new RangeError('a sum of nothing has no channels');
  return first[1].outputs;
}
