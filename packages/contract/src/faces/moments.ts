import * as z from 'zod/mini';

/**
 * What a face photo may show, so that a shoot has several of a person to choose from:
 *
 * - `front`: the head is straight to the camera;
 * - `left`, `right`: the head is turned to that side *of the picture*, as whoever looks at the photo sees it. Whoever turns their head
 *   to their own left looks to the picture's right, unless the camera mirrors what it takes;
 * - `smile`: a smile that one sees;
 * - `calm`: no smile, mouth closed.
 *
 * A photo shows one of `front`, `left`, `right` at most, and one of `smile`, `calm` at most.
 */
export const FACE_MOMENTS = ['front', 'left', 'right', 'smile', 'calm'] as const;
export const faceMoment = z.enum(FACE_MOMENTS);
export type FaceMoment = z.infer<typeof faceMoment>;

/** Most photos that are kept of one person. */
export const PHOTOS_OF_PERSON_MAX = 8;
