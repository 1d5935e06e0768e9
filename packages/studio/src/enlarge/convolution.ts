/** A convolution without padding or activation: `sizePx` × `sizePx` taps, row by row, of `inputs` × `outputs` weights each. */
export interface Convolution {
  sizePx: number;
  inputs: number;
  outputs: number;
  weights: Float64Array;
  /** One value an output. */
  bias: Float64Array;
}

/** Gives back what it takes. */
export function createIdentity(channels: number): Convolution {
  const weights = new Float64Array(channels * channels);
  for (let i = 0; i < channels; i++) weights[i * channels + i] = 1;
  return { sizePx: 1, inputs: channels, outputs: channels, weights, bias: new Float64Array(channels) };
}

/** The one convolution that does what two do after each other. */
export function joinConvolutions(first: Convolution, then: Convolution): Convolution {
  const { inputs, outputs: middles } = first;
  const { outputs } = then;
  const sizePx = first.sizePx + then.sizePx - 1;
  const weights = new Float64Array(sizePx * sizePx * inputs * outputs);
  const bias = then.bias.slice();
  forEachTap(then, (thenX, thenY, thenAt) => {
    addProduct(first.bias, 0, 1, middles, then.weights, thenAt, outputs, bias, 0);
    forEachTap(first, (x, y, firstAt) => {
      const to = ((y + thenY) * sizePx + x + thenX) * inputs * outputs;
      addProduct(first.weights, firstAt, inputs, middles, then.weights, thenAt, outputs, weights, to);
    });
  });
  return { sizePx, inputs, outputs, weights, bias };
}

/** The one convolution that gives the sum of what two give of the same input; their taps share a middle. */
export function addConvolutions(one: Convolution, other: Convolution): Convolution {
  const [large, small] = one.sizePx >= other.sizePx ? [one, other] : [other, one];
  const edge = (large.sizePx - small.sizePx) / 2;
  const run = large.inputs * large.outputs;
  const weights = large.weights.slice();
  forEachTap(small, (x, y, from) => {
    const to = ((y + edge) * large.sizePx + x + edge) * run;
    for (let i = 0; i < run; i++) weights[to + i] = (weights[to + i] ?? 0) + (small.weights[from + i] ?? 0);
  });
  return { ...large, weights, bias: large.bias.map((value, i) => value + (small.bias[i] ?? 0)) };
}

/** What a convolution does with some of its inputs; the bias goes with those that begin at 0. */
export function takeInputs(whole: Convolution, from: number, inputs: number): Convolution {
  const { sizePx, outputs } = whole;
  const weights = new Float64Array(sizePx * sizePx * inputs * outputs);
  for (let tap = 0; tap < sizePx * sizePx; tap++) {
    const begin = (tap * whole.inputs + from) * outputs;
    weights.set(whole.weights.subarray(begin, begin + inputs * outputs), tap * inputs * outputs);
  }
  return { sizePx, inputs, outputs, weights, bias: from === 0 ? whole.bias : new Float64Array(outputs) };
}

function forEachTap({ sizePx, inputs, outputs }: Convolution, visit: (x: number, y: number, at: number) => void): void {
  for (let tap = 0; tap < sizePx * sizePx; tap++) {
    visit(tap % sizePx, Math.floor(tap / sizePx), tap * inputs * outputs);
  }
}

/** Adds the product of two matrices, `rows` × `middles` and `middles` × `columns`. */
function addProduct(
  left: Float64Array,
  leftAt: number,
  rows: number,
  middles: number,
  right: Float64Array,
  rightAt: number,
  columns: number,
  sum: Float64Array,
  sumAt: number,
): void {
  for (let row = 0; row < rows; row++) {
    const to = sumAt + row * columns;
    for (let middle = 0; middle < middles; middle++) {
      const factor = left[leftAt + row * middles + middle] ?? 0;
      const from = rightAt + middle * columns;
      for (let i = 0; i < columns; i++) sum[to + i] = (sum[to + i] ?? 0) + factor * (right[from + i] ?? 0);
    }
  }
}
