import { ERROR, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countFacesOfPerson } from './faces.store.ts';

/** Throws photosFull unless so many more photos of a person may be kept; the caller holds the user, so that no other one is meanwhile. */
export async function requireRoom(tx: Db, uid: string, memberId: string | null, photos = 1): Promise<void> {
  if ((await countFacesOfPerson(tx, uid, memberId)) + photos > PHOTOS_OF_PERSON_MAX) {
    throw new AppError(ERROR.photosFull, 'as many photos as may be kept of a person', [String(PHOTOS_OF_PERSON_MAX)]);
  }
}
