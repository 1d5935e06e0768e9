import { USUAL_FLATTEN } from '../stages/light/lighting.ts';
import { kindOf } from '../stages/overlay/overlay-kinds.ts';
import type { View } from './view.ts';

/** A retake of the same view: closer, evener light, a milder look, nothing before the face, so that the likeness rises. */
export function softenView(view: View, attempt: number): View {
  if (attempt <= 0) return view;
  const { framing, light, grade } = view;
  return {
    ...view,
    framing: {
      ...framing,
      share: Math.max(framing.share * (1 + 0.15 * attempt), 0.2),
      roll: (framing.roll ?? 0) * 0.5,
    },
    light: {
      ...light,
      fill: Math.max(light.fill ?? 0.5, 0.58),
      flatten: Math.min(light.flatten ?? USUAL_FLATTEN, 0.3),
      tint: (light.tint ?? 0.4) * 0.6,
      expose: Math.max(light.expose ?? 1, 1),
      extra: (light.extra ?? []).map((lamp) => ({
        ...lamp,
        colour: lamp.colour.map((v) => 0.4 * v + 0.25) as [number, number, number],
      })),
    },
    grade: { ...grade, strength: (grade?.strength ?? 1) * (attempt === 1 ? 0.8 : 0.6) },
    overlays: (view.overlays ?? []).filter((overlay) => kindOf(overlay).isKeptInRetakes),
  };
}
