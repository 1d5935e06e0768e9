import { RESULT_STATUS } from '@kinora/contract';
import type { SheetOutcome } from '../../adapters/ports/engine-shoots.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import type { FaceRow } from '../faces/index.ts';
import { insertPhoto } from '../photos/index.ts';
import { sheetKeys } from './sheet-keys.ts';
import { holdShoot, insertSheet, listSheets, type ShootRow } from './shoots.store.ts';

/**
 * Stores what became of a sheet that was made of these faces: first the objects, then in one transaction its rows and the event. A
 * sheet that was recorded before is left as it is. False when the shoot is over: then nothing of the sheet remains.
 */
export async function recordSheet(
  deps: Deps,
  shoot: ShootRow,
  result: SheetOutcome,
  faces: readonly FaceRow[],
): Promise<boolean> {
  const { sheet, made, engine, trouble } = result;
  const keys = sheetKeys(shoot, sheet);
  if (!made.dropped) {
    await Promise.all([
      deps.objects.put(keys.photo, made.jpeg, { contentType: 'image/jpeg' }),
      deps.objects.put(keys.cover, made.cover, { contentType: 'image/jpeg' }),
    ]);
  }
  const isUnderWay = await deps.db.transaction().execute(async (tx) => {
    if (!(await holdShoot(tx, shoot.id))) return false;
    const now = deps.now();
    const outcome = made.dropped ? 'dropped' : 'made';
    const row = {
      ...({ shoot_id: shoot.id, sheet, outcome, ended_at: now, engine } as const),
      reason: made.dropped ? made.reason : null,
      failed_engine: trouble?.engine ?? null,
      failed_reason: trouble?.reason ?? null,
      refusal: trouble?.refusal ?? (made.dropped ? made.refusal : undefined) ?? null,
    };
    if (!(await insertSheet(tx, row))) return true;
    if (!made.dropped) {
      await insertPhoto(tx, {
        id: newId(),
        uid: shoot.uid,
        kind: shoot.recipe === null ? 'regular' : 'custom',
        shoot_id: shoot.id,
        sheet,
        theme: shoot.theme,
        face_ids: faces.map(({ id }) => id),
        parts: faces.length,
        status: RESULT_STATUS.ready,
        dislike: false,
        isnew: true,
        width_px: made.widthPx,
        height_px: made.heightPx,
        thumbhash: made.thumbhash,
        likeness: made.likeness,
        keywords: made.keywords,
        look: made.look,
        places: JSON.stringify(made.places),
        photo_key: keys.photo,
        cover_key: keys.cover,
        created_at: now,
        unkept_since: now,
        deleted_at: null,
      });
    }
    await deps.push.notify(tx, shoot.uid, 'shoot', shoot.id);
    return true;
  });
  if (!isUnderWay && !made.dropped) await removeUnlessRecorded(deps, shoot, sheet);
  return isUnderWay;
}

/** Another run may have recorded the same sheet before the shoot ended: then the objects are the photo's. */
async function removeUnlessRecorded(deps: Deps, shoot: ShootRow, sheet: number): Promise<void> {
  const keys = sheetKeys(shoot, sheet);
  const recorded = await listSheets(deps.db, [shoot.id]);
  if (recorded.some((row) => row.sheet === sheet)) return;
  await Promise.all([deps.objects.delete(keys.photo), deps.objects.delete(keys.cover)]);
}
