import { type Convolution, createIdentity, joinConvolutions } from './convolution.ts';
import { addSums, convolve, type LinearSum } from './linear-sum.ts';

/** What the layers of the merged net see: the picture and what the two dense layers found in it. */
export type Seen = 'picture' | 'dense1' | 'dense2';

/** ESRGAN slim in as many layers as it has activations, and one that ends it. */
export interface MergedNet {
  dense1: LinearSum<Seen>;
  dense2: LinearSum<Seen>;
  wide: LinearSum<Seen>;
  narrow: Convolution;
  /** For each of the nine taps of the net's last convolution what it adds to the colours: see `spreadTaps`. */
  taps: Convolution;
  /** What the last convolution adds to every pixel. */
  bias: Float64Array;
}

const DENSE_CHANNELS = 4;

/**
 * Between its four activations the net only convolves and adds: all that stands between two of them is one convolution of
 * each input. The results are the same in a quarter of the time. Names are those of the weights.
 */
export function mergeSlimNet(layer: (name: string) => Convolution): MergedNet {
  const first = convolve<Seen>([{ picture: createIdentity(3) }], layer('F_m1'));
  const dense = createIdentity(DENSE_CHANNELS);
  const zero = convolve([first], layer('F_0'));
  const one = addSums(convolve([zero, { dense1: dense }], layer('LFF_1')), zero);
  const two = addSums(convolve([one, { dense2: dense }], layer('LFF_2')), one);
  const fused = addSums(convolve([convolve([one, two], layer('GFF_1'))], layer('GFF_2')), first);
  const last = layer('SR');
  return {
    dense1: convolve([zero], layer('F_1_1')),
    dense2: convolve([one], layer('F_2_1')),
    wide: convolve([fused], layer('UPN1')),
    narrow: layer('UPN2'),
    taps: joinConvolutions(layer('UPN3'), tapsAsOutputs(last)),
    bias: last.bias,
  };
}

/** The taps of a convolution side by side, each as outputs of its own. */
function tapsAsOutputs({ sizePx, inputs, outputs, weights }: Convolution): Convolution {
  const all = sizePx * sizePx * outputs;
  const turned = new Float64Array(inputs * all);
  for (let tap = 0; tap < sizePx * sizePx; tap++) {
    for (let input = 0; input < inputs; input++) {
      const from = (tap * inputs + input) * outputs;
      turned.set(weights.subarray(from, from + outputs), input * all + tap * outputs);
    }
  }
  return { sizePx: 1, inputs, outputs: all, weights: turned, bias: new Float64Array(all) };
}
