import type { Frame } from '../frames/frame.ts';
import type { Scene } from '../scenes/scene-kinds.ts';
import type { Framing } from '../stages/framing.ts';
import type { Grade } from '../stages/grade/grade.ts';
import type { Lighting } from '../stages/light/lighting.ts';
import type { Medium } from '../stages/medium/medium.ts';
import type { Overlay } from '../stages/overlay/overlay-kinds.ts';
import type { Pose } from '../stages/pose/pose.ts';
import type { SheetGarment } from '../stages/wardrobe/choose-garment.ts';

/** One picture of one person (or a group) before one scene. */
export interface View {
  framing: Framing;
  pose?: Pose;
  /** Colour of the main garment, `#rrggbb`; left alone when the garment is patterned. */
  outfit?: string;
  /** What of the wardrobe is worn; `outfit` says the colour of their own clothes for whom it does not suit. */
  garment?: SheetGarment;
  /** Colour of the hair, `#rrggbb`; left alone where no hair is surely found. */
  hair?: string;
  scene: Scene;
  light: Lighting;
  medium?: Medium;
  overlays?: readonly Overlay[];
  grade?: Grade;
  /** What the second of two people wears and their hair, as `outfit` and `hair`; as in their photo where it is absent. */
  second?: Pick<View, 'outfit' | 'hair'>;
  /** Of two people the first stands at the right. */
  isSwapped?: boolean;
}

/** What a frame's sub-picture changes of the shot's own view. `framing`, `pose`, `light` and `grade` are merged, the rest replaced. */
export type ViewChange = Partial<Omit<View, 'framing' | 'light'>> & {
  framing?: Partial<Framing>;
  light?: Partial<Lighting>;
};

/** One of the twenty sheets. */
export interface Shot extends View {
  frame: Frame<ViewChange>;
}

export function changeView(view: View, change: ViewChange | undefined): View {
  if (!change) return view;
  const { framing, light, pose, grade, ...rest } = change;
  return {
    ...view,
    ...rest,
    framing: { ...view.framing, ...framing },
    light: { ...view.light, ...light },
    ...(pose ? { pose } : {}),
    ...(grade ? { grade: { ...view.grade, ...grade } } : {}),
  };
}
