import type { Paint } from '../../scenes/kinds/custom.ts';

/** Paints one thing over the other. */
export function inOrder(...paints: readonly Paint[]): Paint {
  return (context, w, h, random) => {
    for (const paint of paints) paint(context, w, h, random);
  };
}
