import { type DataExport, EXPORT_LIFE_H } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { lockUser } from '../users/index.ts';
import { eraseExport } from './erase-exports.ts';
import { countFiles, findExportOfUser, insertExport, listParts } from './exports.store.ts';
import { knownZone } from './known-zone.ts';
import { makeExportJob } from './make-export.job.ts';

/** An export that was made so recently is given again. */
const FRESH_MS = 600_000;
const HOUR_MS = 3_600_000;

/** What a part is called that is taken away; most exports are of one. */
export const fileNameOf = (number: number): string => (number === 0 ? 'kinora.zip' : `kinora-${number + 1}.zip`);

/** Begins an export, unless one is under way or was just made; its first page tells times in a zone. */
export async function askExport(deps: Deps, { uid, locale }: User, zone: string | undefined): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    const now = deps.now();
    const known = await findExportOfUser(tx, uid);
    if (known?.state === 'making' || (known?.state === 'ready' && known.asked_at + FRESH_MS > now)) return;
    await eraseExport(tx, deps, uid);
    const times = { asked_at: now, expires_at: now + EXPORT_LIFE_H * HOUR_MS };
    const { id: exportId } = await insertExport(tx, {
      ...{ id: newId(), uid, locale, zone: knownZone(zone), state: 'making', ...times },
    });
    await deps.jobs.enqueue(tx, makeExportJob, { exportId }, { uid });
  });
}

/** The user's export as it stands. */
export async function viewExport(deps: Deps, { uid }: User): Promise<DataExport> {
  const known = await findExportOfUser(deps.db, uid);
  if (!known || known.expires_at <= deps.now()) return { state: 'none', done: 0, total: 0, parts: [] };
  const isFresh = known.state === 'ready' && known.asked_at + FRESH_MS > deps.now();
  const parts = known.state === 'ready' ? await listParts(deps.db, known.id) : [];
  return {
    state: known.state,
    done: await countFiles(deps.db, known.id),
    total: known.total,
    parts: parts.map(({ bytes }) => ({ bytes })),
    asked_at: known.asked_at,
    expires_at: known.expires_at,
    ...(isFresh && { again_at: known.asked_at + FRESH_MS }),
  };
}
