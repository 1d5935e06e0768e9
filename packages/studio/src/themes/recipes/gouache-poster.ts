import type { Scene } from '../../scenes/scene-kinds.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';

/**
 * The poster that most themes end with: the person melts into a printed ground, painted in gouache.
 * @param overlays its words, see `posterFoot`.
 */
export function gouachePoster(scene: Scene, overlays: readonly Overlay[], { size = 0.7, grain = 0.025 } = {}): Look {
  return {
    framing: { melt: true },
    scene,
    light: lightOf('paper', 'left'),
    medium: { kind: 'gouache', size },
    overlays,
    grade: { grain },
  };
}
