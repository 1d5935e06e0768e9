import { cropFor, type Extent, frameFor, type PrintCrop, zoomMost } from '@kinora/contract';
import { useState } from 'react';

/** What a button zooms by. */
const STEP = 1.15;

interface Place {
  readonly zoom: number;
  readonly middle: { readonly x: number; readonly y: number };
}

const placeOf = ({ x, y, width, height }: PrintCrop): Place['middle'] => ({ x: x + width / 2, y: y + height / 2 });

/** Which part of a photo is printed at a size: it keeps to the paper's shape, to the photo, and to as many pixels as a print is made of. */
export function useCrop(photo: Extent, size: Extent, first: { face: Place['middle']; crop: PrintCrop | undefined }) {
  const frame = frameFor(size, photo);
  const whole = cropFor(photo, frame);
  const [place, setPlace] = useState<Place>(() =>
    first.crop
      ? { zoom: Math.max(whole.width / first.crop.width, 1), middle: placeOf(first.crop) }
      : { zoom: 1, middle: first.face },
  );
  const most = Math.max(1, zoomMost(photo, frame));
  const zoom = Math.min(place.zoom, most);
  const crop = cropFor(photo, frame, zoom, place.middle);
  return {
    ...{ frame, crop, canZoomIn: zoom < most, canZoomOut: zoom > 1 },
    move(across: number, down: number) {
      const { x, y } = placeOf(crop);
      setPlace({ zoom, middle: { x: x + across, y: y + down } });
    },
    zoomBy(direction: 1 | -1) {
      const next = Math.min(most, Math.max(1, direction === 1 ? zoom * STEP : zoom / STEP));
      setPlace({ zoom: next, middle: placeOf(crop) });
    },
  };
}
