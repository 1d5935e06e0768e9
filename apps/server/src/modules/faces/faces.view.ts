import type { Face } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { openTraits } from './face-traits.ts';
import type { FaceRow } from './faces.store.ts';

type FaceNote = Face['notes'][number];

const NOTES: Readonly<Record<FaceNote, true>> = {
  brows: true,
  dim: true,
  soft: true,
  turned: true,
  eyes: true,
  small: true,
  'head-cut': true,
};

function isFaceNote(note: string): note is FaceNote {
  return Object.hasOwn(NOTES, note);
}

export function viewFace({ objects, personal }: Pick<Deps, 'objects' | 'personal'>, row: FaceRow): Face {
  const { thumbhash, gender, age, notes } = openTraits(personal, row.traits_sealed);
  return {
    id: row.id,
    icon: objects.signedUrl(row.icon_key),
    url: objects.signedUrl(row.photo_key),
    thumbhash,
    width: row.width_px,
    height: row.height_px,
    gender,
    age,
    state: row.state,
    notes: notes.filter(isFaceNote),
    sample: row.sample,
    stamp: row.created_at,
  };
}
