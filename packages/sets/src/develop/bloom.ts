import { boxMean } from './box-mean.ts';
import type { RawPicture } from './raw-picture.ts';

/** Share of the light that lens and air scatter, over so many shares of the width. */
const HALOS = [
  { share: 0.05, reach: 0.02 },
  { share: 0.045, reach: 0.07 },
  { share: 0.035, reach: 0.2 },
];

/** Lays the light's scatter round what is bright. In place. */
export function bloom({ widthPx, heightPx, data }: RawPicture): void {
  const kept = 1 - HALOS.reduce((sum, { share }) => sum + share, 0);
  for (let c = 0; c < 3; c++) {
    // A lamp scatters, the sun's disc would drown everything.
    const plane = Float32Array.from({ length: widthPx * heightPx }, (_, i) => Math.min(14, data[i * 3 + c] ?? 0));
    const halos = HALOS.map(({ share, reach }) => {
      const px = Math.max(1, Math.round((reach * widthPx) / 2));
      const once = boxMean(plane, widthPx, heightPx, px);
      return { share, plane: boxMean(boxMean(once, widthPx, heightPx, px), widthPx, heightPx, px) };
    });
    for (let i = 0; i < plane.length; i++) {
      const scattered = halos.reduce((sum, halo) => sum + halo.share * (halo.plane[i] ?? 0), 0);
      data[i * 3 + c] = (data[i * 3 + c] ?? 0) * kept + scattered;
    }
  }
}
