import type { Framing } from '../stages/framing.ts';
import type { Overlay } from '../stages/overlay/overlay-kinds.ts';
import type { View } from './view.ts';

/** A view of nothing in particular, for tests that only look at how it is framed. */
export const aView = (framing: Framing, overlays: readonly Overlay[] = []): View => ({
  framing,
  scene: { kind: 'sea' },
  light: { key: { from: [0, 0, 1], strength: 0.5 } },
  overlays,
});
