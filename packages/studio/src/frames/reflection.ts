import { clamp01, smoothstep } from '../pixels/interpolate.ts';
import { drawPicture, lendCanvas, type Picture } from '../pixels/picture.ts';
import type { Frame, RenderedView, RenderView } from './frame.ts';

/** Share of the light that a pane throws back. */
const USUAL_STRENGTH = 0.34;
/** A pane has two surfaces: the second image stands so far beside the first, shares of the width, and is so much weaker. */
const SECOND = { x: 0.011, share: 0.4 } as const;
/** Blur of the reflection, share of the height: the camera looks at the person. */
const BLUR = 0.005;
/** So much of its colour is left. */
const COLOUR = 0.6;
/** Across which part of the width it fades towards the person, and down which part of the height. */
const ASIDE = { from: 0.3, to: 0.52 } as const;
const DOWN = { from: 0.55, to: 0.95 } as const;

/**
 * A person beside a pane: their reflection, rendered at half the size, adds a little light to the scene before the person stands in it. On a
 * bright scene next to nothing of it is seen, as in a window by day.
 */
export function layOutReflection<C>(
  { view, strength = USUAL_STRENGTH }: Extract<Frame<C>, { kind: 'reflection' }>,
  w: number,
  h: number,
  render: RenderView<C>,
): RenderedView {
  const scene = render(undefined, w, h, 'scene').picture;
  const figure = render(view, Math.round(w / 2), Math.round(h / 2), 'figures').picture;
  addReflection(scene, soften(figure, w, h), strength);
  return render(undefined, w, h, scene);
}

function soften(figure: Picture, w: number, h: number): Picture {
  return drawPicture(w, h, (context) => {
    lendCanvas(figure, (source) => {
      context.filter = `blur(${h * BLUR}px)`;
      context.drawImage(source, 0, 0, w, h);
      context.globalCompositeOperation = 'screen';
      context.globalAlpha = SECOND.share;
      context.drawImage(source, SECOND.x * w, 0, w, h);
    });
  });
}

/** Screens a reflection over a picture, in place. */
export function addReflection({ widthPx, heightPx, data }: Picture, reflection: Picture, strength: number): void {
  for (let y = 0, i = 0; y < heightPx; y++) {
    const down = 1 - smoothstep(DOWN.from, DOWN.to, y / heightPx);
    for (let x = 0; x < widthPx; x++, i += 4) {
      const share = strength * down * (1 - smoothstep(ASIDE.from, ASIDE.to, x / widthPx));
      const [red = 0, green = 0, blue = 0] = [reflection.data[i], reflection.data[i + 1], reflection.data[i + 2]];
      if (share === 0 || red + green + blue === 0) continue;
      const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
      for (let c = 0; c < 3; c++) {
        const light = (grey + ((reflection.data[i + c] ?? 0) - grey) * COLOUR) / 255;
        const from = data[i + c] ?? 0;
        data[i + c] = from + (255 - from) * clamp01(light) * share;
      }
    }
  }
}
