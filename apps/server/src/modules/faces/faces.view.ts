import type { Face } from '@kinora/contract';
import { momentsOf } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import type { PersonRow } from '../people/index.ts';
import { openTraits } from './face-traits.ts';
import { personIdOf } from './faces.policy.ts';
import type { FaceRow } from './faces.store.ts';

type FaceNote = Face['notes'][number];

const NOTES: Readonly<Record<FaceNote, true>> = {
  covered: true,
  brows: true,
  dim: true,
  soft: true,
  turned: true,
  shade: true,
  eyes: true,
  small: true,
  'head-cut': true,
  'hair-cut': true,
  beside: true,
};

function isFaceNote(note: string): note is FaceNote {
  return Object.hasOwn(NOTES, note);
}

/** The square picture of a face whose photo passed its check, for who uploaded it. */
export function viewIcon({ objects }: Pick<Deps, 'objects'>, { icon }: { icon: string }): string {
  return objects.signedUrl(icon);
}

/** A face as its owner sees it; `person` is whose it is, when it is not the user's own. */
export function viewFace(
  { objects, personal }: Pick<Deps, 'objects' | 'personal'>,
  row: FaceRow,
  person?: PersonRow,
): Face {
  const { thumbhash, gender, age, notes, place, bearing } = openTraits(personal, row.traits_sealed);
  return {
    id: row.id,
    mid: personIdOf(row),
    nick: person ? personal.decrypt(person.nick_sealed) : '',
    relation: person?.relation ?? (row.sample ? 'sample' : 'me'),
    icon: objects.signedUrl(row.icon_key),
    url: objects.signedUrl(row.photo_key),
    thumbhash,
    width: row.width_px,
    height: row.height_px,
    gender,
    age,
    state: row.state,
    faceauth: row.person_check !== null,
    notes: notes.filter(isFaceNote),
    ...(place && { place }),
    ...(bearing && { moments: momentsOf(bearing) }),
    sample: row.sample,
    stamp: row.created_at,
  };
}
