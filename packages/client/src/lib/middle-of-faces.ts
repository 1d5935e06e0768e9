import type { ResultImage } from '@kinora/contract';

/** Between the people of a photo, as shares of its width and height; its own middle where nobody knows where they are. */
export function middleOfFaces({ faces = [] }: Pick<ResultImage, 'faces'>): { x: number; y: number } {
  const places = faces.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return { x: 0.5, y: 0.5 };
  const meanOf = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: meanOf('x'), y: meanOf('y') };
}
