import type { Subject } from '../subjects.ts';

/** What the end of a face changes: its photos leave the square with it, and the gallery's covers show it no longer. */
export const FACE_GONE = ['faces', 'gallery', 'photos', 'album', 'square'] as const satisfies readonly Subject[];
