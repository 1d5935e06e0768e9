import type { Face } from '@kinora/contract';

type FaceNote = Face['notes'][number];

/** The text of one note on a face's photo. */
export function noteKey<Note extends FaceNote>(note: Note): `avatar.note-${Note}` {
  return `avatar.note-${note}`;
}
