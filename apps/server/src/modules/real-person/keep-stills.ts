import { PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countFacesOfPerson, inspectPhoto, keepFace, storeUpload } from '../faces/index.ts';

/**
 * Has the sharp frames of a check inspected as uploads are, and stores of each kind the first that passes without a concern, as many as there is room for.
 * Ids of what is stored: what is not kept as a face within the hour is erased.
 */
export async function storeStills(
  deps: Deps,
  uid: string,
  kinds: readonly (readonly Uint8Array[])[],
): Promise<string[]> {
  const room = await countRoom(deps.db, uid);
  const ids: string[] = [];
  for (const kind of kinds) {
    if (ids.length >= room) break;
    const id = await storeFirst(deps, uid, kind);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

async function storeFirst(deps: Deps, uid: string, jpegs: readonly Uint8Array[]): Promise<string | undefined> {
  for (const jpeg of jpegs) {
    const inspection = await inspectPhoto(deps, jpeg).catch((error: unknown) => {
      // A frame that is no photo is passed over, as the user never chose it.
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (inspection?.verdict !== 'passed') continue;
    // Nobody is asked whether one that makes worse portraits shall be kept all the same; that the head turns was asked for.
    if (inspection.concerns.every((concern) => concern === 'turned')) return storeUpload(deps, uid, inspection);
  }
  return undefined;
}

/** Makes what was stored the user's further photos, as many as there is still room for; the caller holds the user. How many it were. */
export async function keepStills(tx: Db, deps: Deps, uid: string, ids: readonly string[]): Promise<number> {
  const kept = ids.slice(0, await countRoom(tx, uid));
  for (const id of kept) await keepFace(tx, deps, uid, { id, memberId: null, isSeen: true });
  return kept.length;
}

const countRoom = async (db: Db, uid: string): Promise<number> =>
  Math.max(0, PHOTOS_OF_PERSON_MAX - (await countFacesOfPerson(db, uid, null)));
