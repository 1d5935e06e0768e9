import { PHOTOS_OF_PERSON_MAX } from '../faces/moments.ts';

const peopleMax = 2;

/** Figures of a shoot. `facesMax`: ids of faces that it takes, of all its people together. */
export const SHOOT_LIMITS = {
  peopleMax,
  facesMax: peopleMax * PHOTOS_OF_PERSON_MAX,
  regularSheets: 20,
  customSheetsMin: 4,
  customSheetsMax: 12,
} as const;
