import type { CustomScene } from './kinds/custom.ts';

/** A scene that paints itself; `name` is unique within the theme. */
export function painted(name: string, paint: CustomScene['paint']): CustomScene {
  return { kind: 'custom', name, paint };
}
